import { styled } from 'styled-components';
import type { Invoice } from '@ritual/shared/contract';
import { formatDate } from '@ritual/shared/kernel';
import { color, media, space, type } from '@ritual/shared/theme';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3, 8)};
  margin-block: ${space(4)} ${space(7)};
`;

const Term = styled.dt`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Parties = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-block-end: ${space(8)};
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space(2)};
  ${type('bodyStrong')}
`;

const Lines = styled.address`
  display: grid;
  font-style: normal;
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

/** Dates and numbers, seller and buyer. */
export function InvoiceHead({ invoice }: { readonly invoice: Invoice }) {
  const { issuedAt, seller, order } = invoice;
  const { recipientName, street, city, state, zip } = order.shippingAddress;
  const bought = [recipientName, street, `${city}, ${state} ${zip ?? ''}`, order.email];
  const sold = [seller.name, ...seller.addressLines, seller.email, seller.phone];
  return (
    <>
      <Facts>
        <div>
          <Term>Date of invoice</Term>
          <dd>
            <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
          </dd>
        </div>
        <div>
          <Term>Order</Term>
          <dd>{order.number}</dd>
        </div>
        <div>
          <Term>Date of order</Term>
          <dd>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </dd>
        </div>
      </Facts>
      <Parties>
        <Party title="Seller" lines={sold} />
        <Party title="Buyer" lines={bought} />
      </Parties>
    </>
  );
}

interface PartyProps {
  readonly title: string;
  readonly lines: readonly (string | undefined)[];
}

function Party({ title, lines }: PartyProps) {
  return (
    <div>
      <Heading>{title}</Heading>
      <Lines>{lines.map((line) => line && <span key={line}>{line}</span>)}</Lines>
    </div>
  );
}
