import { styled } from 'styled-components';
import { formatDateTime, formatDollars, orderStatusLabel } from '@ritual/shared/kernel';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, paths, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { color, media, space, tabular, type } from '@ritual/shared/theme';
import { ArrowLeftIcon, DescriptionList, PageTitle, Panel, Picture, TextLink } from '@ritual/shared/ui';
import { OrderBadge } from '../../../features/orders/order-badge.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await api.call('getOrder', { params: { id: params['id'] ?? '' } }, { signal: request.signal });
  } catch (error) {
    // An address with a malformed id names no order either.
    if (isApiError(error, 'ORDER_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(6)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`;

const Sections = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Heading = styled.h2`
  margin-block-end: ${space(4)};
  ${type('h3')}
`;

const Items = styled.ul`
  display: grid;
  gap: ${space(5)};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  align-items: center;
  gap: ${space(4)};
`;

const Muted = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Amount = styled.p`
  ${type('bodyStrong')}
  ${tabular}
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

/** One order: what, where to, for how much, and what happened to it. */
export function Component() {
  const order = useLoaderData<typeof loader>();
  const { shippingAddress: to } = order;
  return (
    <>
      <TextLink look="quiet" to={paths.orders.to()} icon={<ArrowLeftIcon size={16} />}>
        Orders
      </TextLink>
      <Head>
        <PageTitle look="h1">{`Order #${order.number}`}</PageTitle>
        <OrderBadge status={order.status} />
      </Head>
      <Columns>
        <Sections>
          <section aria-labelledby="items">
            <Heading id="items">Items</Heading>
            <Items>
              {order.items.map((item) => (
                <Item key={item.id}>
                  <Picture file={item.imageFile} alt="" sizes="72px" />
                  <div>
                    <TextLink look="quiet" to={paths.product.to({ id: item.productId })}>
                      {item.productName}
                    </TextLink>
                    <Muted>{`Size ${item.size} · ${item.color} · Quantity ${item.quantity}`}</Muted>
                  </div>
                  <Amount>{formatDollars(item.unitPrice * item.quantity)}</Amount>
                </Item>
              ))}
            </Items>
          </section>
          <section aria-labelledby="shipping-address">
            <Heading id="shipping-address">Shipping address</Heading>
            <p>{to.recipientName}</p>
            <p>{to.street}</p>
            <p>{`${to.city}, ${to.state} ${to.zip ?? ''}`}</p>
          </section>
          <section aria-labelledby="timeline">
            <Heading id="timeline">Timeline</Heading>
            <Steps>
              {order.timeline.map(({ status, at, note }) => (
                <li key={`${status} ${at}`}>
                  <strong>{orderStatusLabel[status]}</strong>
                  <Muted>
                    <time dateTime={at}>{formatDateTime(at)}</time>
                    {note ? ` · ${note}` : ''}
                  </Muted>
                </li>
              ))}
            </Steps>
          </section>
        </Sections>
        <Panel $look="filled" aria-labelledby="totals">
          <Heading id="totals">Total</Heading>
          <DescriptionList
            items={[
              { term: 'Subtotal', value: formatDollars(order.subtotal) },
              { term: `Tax (${order.taxRatePercent}%)`, value: formatDollars(order.tax) },
              { term: 'Shipping', value: order.shipping === 0 ? 'Free' : formatDollars(order.shipping) },
              { term: 'Total', value: formatDollars(order.total), strong: true },
            ]}
          />
        </Panel>
      </Columns>
    </>
  );
}
