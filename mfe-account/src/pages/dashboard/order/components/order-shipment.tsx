import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDate } from '@ritual/shared/kernel';
import { bareList, color, screenOnly, space } from '@ritual/shared/theme';
import { TextLink, TruckIcon } from '@ritual/shared/ui';

const Words = styled.p`
  margin-block-end: ${space(3)};
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

const Track = styled(TextLink)`
  ${screenOnly}
`;

const Parcels = styled.ol`
  ${bareList}
  display: grid;
  gap: ${space(6)};
`;

type Parcel = Order['parcels'][number];

/** Its parcels. An API from before parcels names the first one only, and not what is in it. */
export function parcelsOf({
  parcels,
  shipment,
  deliveredAt,
}: Pick<Order, 'parcels' | 'shipment' | 'deliveredAt'>): readonly Parcel[] {
  return parcels.length > 0 || !shipment
    ? parcels
    : [{ ...shipment, deliveredAt, deliveryAssumed: false, lines: [] }];
}

/** Each parcel: carrier, tracking number, a link to its tracking page, and what is in it where that is not all of the order. */
export function OrderShipment({ order }: { readonly order: Order }) {
  const parcels = parcelsOf(order);
  const [only, ...others] = parcels;
  // Of all that was ordered it need not be said.
  const isAll = order.items.every(({ canceled }) => canceled === 0);
  if (only && others.length === 0 && !order.partlyShipped && isAll) return <ShippedParcel parcel={only} />;
  return (
    <Parcels>
      {parcels.map((parcel) => (
        <li key={`${parcel.carrier} ${parcel.trackingNumber} ${parcel.shippedAt}`}>
          <ShippedParcel parcel={parcel} contents={contentsOf(parcel, order.items)} />
        </li>
      ))}
      {order.partlyShipped && <li>The rest follows in another parcel.</li>}
    </Parcels>
  );
}

interface ShippedParcelProps {
  readonly parcel: Parcel;
  readonly contents?: string;
}

function ShippedParcel({ parcel, contents }: ShippedParcelProps) {
  const { carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, deliveryAssumed } = parcel;
  return (
    <>
      <Words>
        {contents && (
          <>
            {contents}
            <br />
          </>
        )}
        {`Shipped with ${carrier} on `}
        <time dateTime={shippedAt}>{formatDate(shippedAt)}</time>
        <br />
        {`Tracking number ${trackingNumber}`}
        {deliveredAt !== null && deliveryAssumed && (
          <>
            <br />
            It should have arrived by <time dateTime={deliveredAt}>{formatDate(deliveredAt)}</time>
          </>
        )}
        {deliveredAt !== null && !deliveryAssumed && (
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

/** '1 × Solstice Legging, M, Pine' for each line in it. */
const contentsOf = ({ lines }: Parcel, items: Order['items']): string =>
  lines
    .flatMap(({ orderItemId, quantity }) => {
      const item = items.find(({ id }) => id === orderItemId);
      return item ? [`${quantity} × ${item.productName}, ${item.size}, ${item.color}`] : [];
    })
    .join('; ');
