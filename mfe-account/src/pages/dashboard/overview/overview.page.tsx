import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import { paths, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { color, media, space, type } from '@ritual/shared/theme';
import { EmptyState, PageTitle, Panel, TextLink } from '@ritual/shared/ui';
import { OrderRow } from '../../../features/orders/order-row.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [orders, addresses] = await Promise.all([
    api.call('myOrders', { query: { page: 0, size: 1 } }, { signal }),
    api.call('listAddresses', undefined, { signal }),
  ]);
  return {
    latest: orders.content[0] ?? null,
    address: addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null,
  };
}

const Sections = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-block-start: ${space(6)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  margin-block-start: ${space(3)};
  color: ${color('text.secondary')};
`;

/** What a shopper who has just signed in wants to know. */
export function Component() {
  const { user } = useAuth();
  const { latest, address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{`Hi, ${user?.firstName ?? 'Guest'}`}</PageTitle>
      <Sections>
        <section aria-labelledby="latest-order">
          <Heading id="latest-order">Latest order</Heading>
          {latest ? (
            <OrderRow order={latest} />
          ) : (
            <EmptyState
              heading="h3"
              title="You have no orders yet."
              action={<TextLink to={paths.collections.to()}>Browse products</TextLink>}
            />
          )}
        </section>
        <Panel aria-labelledby="default-address">
          <Heading id="default-address">Default address</Heading>
          <Lines>
            {address ? (
              <p>
                {address.recipientName}
                <br />
                {address.street}
                <br />
                {`${address.city}, ${address.state} ${address.zip}`}
              </p>
            ) : (
              <p>You have not saved an address yet.</p>
            )}
            <TextLink to={paths.addresses.to()}>{address ? 'Manage addresses' : 'Add address'}</TextLink>
          </Lines>
        </Panel>
      </Sections>
    </>
  );
}
