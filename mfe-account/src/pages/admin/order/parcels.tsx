import { styled } from 'styled-components';
import type { AdminOrder, AdminParcel } from '@ritual/shared/contract';
import { formatDay, mayCorrectNumber, storeDay } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Action, Section, StatusWord, When, useAsked } from '../../../admin/index.ts';
import { MethodWord } from '../orders/order-words.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DeliveredDialog } from './delivered-dialog.tsx';
import { Hint, Line, Lines, Quiet, Said, Words } from './lines.ts';
import { Piece } from './piece.tsx';
import type { ChangeOrder } from './use-order.ts';

/** Beside each other at the end of the heading; below it where there is no room. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface ParcelsProps {
  readonly order: AdminOrder;
  /** Whether parcels can be marked as delivered. */
  readonly deliver: boolean;
  /** Whether carriers and numbers can be corrected. */
  readonly correct: boolean;
  readonly change: ChangeOrder;
}

/** Parcels that have left, the first one first. */
export function Parcels({ order, ...rest }: ParcelsProps) {
  return order.parcels.map((parcel, index) => (
    <Parcel key={parcel.id} nth={index + 1} {...{ order, parcel }} {...rest} />
  ));
}

interface ParcelProps extends ParcelsProps {
  readonly parcel: AdminParcel;
  readonly nth: number;
}

function Parcel({ order, parcel, nth, deliver, correct, change }: ParcelProps) {
  const { asked, ask, close } = useAsked<'number' | 'delivered'>();
  const { carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, lines } = parcel;
  const { deliveryAssumed, promisedOn } = parcel;
  const name = `Parcel ${String(nth)}`;
  return (
    <Section
      title={name}
      actions={
        <Acts>
          {correct && mayCorrectNumber(parcel, order) && (
            <Action aria-label={`Correct number: ${name}`} onClick={() => ask('number')}>
              Correct number
            </Action>
          )}
          {deliver && (deliveredAt === null || deliveryAssumed) && (
            <Action aria-label={`Mark delivered: ${name}`} onClick={() => ask('delivered')}>
              Mark delivered
            </Action>
          )}
        </Acts>
      }
    >
      <Words>
        {deliveredAt === null ? (
          <StatusWord tone="info">Shipped</StatusWord>
        ) : (
          <StatusWord tone="neutral">{deliveryAssumed ? 'Delivered (assumed)' : 'Delivered'}</StatusWord>
        )}{' '}
        {carrier}{' '}
        {trackingUrl === null ? (
          trackingNumber
        ) : (
          <TextLink look="inline" href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </TextLink>
        )}
        , <MethodWord method={order.method} />, left <When at={shippedAt} />
        {deliveredAt === null
          ? promisedOn !== null && `, due ${formatDay(promisedOn, storeDay(new Date()))}`
          : !deliveryAssumed && (
              <>
                , arrived <When at={deliveredAt} />
              </>
            )}
      </Words>
      {deliveryAssumed && (
        <Hint>
          Nothing was heard of it, so it counts as delivered three business days after it was due. Marked as
          delivered, it gets the real date.
        </Hint>
      )}
      <Lines>
        {lines.map(({ orderItemId, quantity }) => {
          const item = order.items.find(({ id }) => id === orderItemId);
          return (
            item && (
              <Line key={orderItemId}>
                <Piece item={item} />
                <Said>
                  {quantity}
                  {item.quantity > quantity && <Quiet>of {item.quantity}</Quiet>}
                </Said>
              </Line>
            )
          );
        })}
      </Lines>
      <CorrectDialog {...{ order, parcel, name, change }} open={asked === 'number'} onClose={close} />
      <DeliveredDialog {...{ order, parcel, name, change }} open={asked === 'delivered'} onClose={close} />
    </Section>
  );
}
