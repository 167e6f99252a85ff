import { styled } from 'styled-components';
import { formatDate, formatCents, defaultShopPolicy, shippingTerm, taxTerm } from '@ritual/shared/kernel';
import { getInvoice } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { border, color, layout, media, radius, screenOnly, space, type } from '@ritual/shared/theme';
import { ArrowLeftIcon, Button, DescriptionList, PageTitle, PrinterIcon, TextLink } from '@ritual/shared/ui';
import { orNotFound } from '../../../features/orders/or-not-found.ts';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  return orNotFound(api.call(getInvoice, { params: { id: params['id'] ?? '' } }, { signal }));
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  max-width: ${layout.textColumn}px;
  margin-block-end: ${space(5)};
  ${screenOnly}
`;

/** Looks like a sheet of paper on the screen; printed, the frame is dropped. */
const Sheet = styled.article`
  max-width: ${layout.textColumn}px;
  padding: ${space(5)};
  border: ${border('border.hairline')};
  border-radius: ${radius('panel')};
  ${media.sm} {
    padding: ${space(9)};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

const Brand = styled.p`
  margin-block-end: ${space(6)};
  ${type('h3')}
`;

const Number = styled.span`
  white-space: nowrap;
`;

const Sums = styled.div`
  margin-block-start: ${space(6)};
  break-inside: avoid;
  ${media.sm} {
    margin-inline-start: auto;
    max-width: 340px;
  }
`;

const Closing = styled.p`
  margin-block-start: ${space(8)};
  padding-block-start: ${space(4)};
  border-block-start: ${border('border.hairline')};
  ${type('small')}
  color: ${color('text.muted')};
`;

/** The invoice of a paid order, on the screen and on paper. */
export function Component() {
  const invoice = useLoaderData<typeof loader>();
  const { number, issuedAt, order } = invoice;
  const { subtotal, discount, tax, shipping, total, refunded } = order;
  const { returnDays = defaultShopPolicy.returnDays } = order;
  return (
    <>
      <Ways>
        <TextLink look="quiet" to={paths.order.to(order)} icon={<ArrowLeftIcon size={16} />}>
          {`Order #${order.number}`}
        </TextLink>
        <Button variant="outline" size="compact" icon={<PrinterIcon />} onClick={() => print()}>
          Print
        </Button>
      </Ways>
      <Sheet>
        <Brand>{invoice.seller.name}</Brand>
        <PageTitle look="h1">
          {order.test ? 'TEST, no invoice' : 'Invoice'} <Number>{number}</Number>
        </PageTitle>
        <InvoiceHead invoice={invoice} />
        <InvoiceLines items={order.items} />
        <Sums>
          <DescriptionList
            items={[
              { term: 'Subtotal', value: formatCents(subtotal) },
              ...(discount > 0 ? [{ term: 'Discount', value: `−${formatCents(discount)}` }] : []),
              { term: taxTerm(order, 'Sales tax'), value: formatCents(tax) },
              { term: shippingTerm(order.method), value: shipping === 0 ? 'Free' : formatCents(shipping) },
              { term: 'Total', value: formatCents(total), strong: true },
              ...(refunded > 0 ? [{ term: 'Refunded', value: formatCents(refunded) }] : []),
            ]}
          />
        </Sums>
        <Closing>
          {`Paid in full on ${formatDate(issuedAt)}. All amounts in US dollars. Returns are possible within ${returnDays} days of delivery.`}
        </Closing>
      </Sheet>
    </>
  );
}
