import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDate } from '@ritual/shared/kernel';
import { color, screenOnly, space } from '@ritual/shared/theme';
import { TextLink, TruckIcon } from '@ritual/shared/ui';

const Words = styled.p`
  margin-block-end: ${space(3)};
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

const Track = styled(TextLink)`
  ${screenOnly}
`;

/** The parcel: carrier, tracking number, and a link to its tracking page. */
export function OrderShipment({ order }: { readonly order: Pick<Order, 'shipment' | 'deliveredAt'> }) {
  const { shipment, deliveredAt } = order;
  if (!shipment) return null;
  const { carrier, trackingNumber, trackingUrl, shippedAt } = shipment;
  return (
    <>
      <Words>
        {`Shipped with ${carrier} on `}
        <time dateTime={shippedAt}>{formatDate(shippedAt)}</time>
        <br />
        {`Tracking number ${trackingNumber}`}
        {deliveredAt !== null && (
          <>
            <br />
            Delivered on <time dateTime={deliveredAt}>{formatDate(deliveredAt)}</time>
          </>
        )}
      </Words>
      {trackingUrl !== null && (
        <Track href={trackingUrl} icon={<TruckIcon size={20} />}>
          Track your parcel
        </Track>
      )}
    </>
  );
}
