import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { Action, DialogFoot, role, StatusWord, text } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { pieces } from '../order-words.tsx';
import { isDone, unitsOf, type ShipRun, type Turn } from './use-ship-run.ts';

const List = styled.ul`
  ${bareList}
  ${text('cell')}
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5, 3)};
  align-items: center;
  padding-block: ${space(2)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  & > p {
    grid-column: 1 / -1;
    color: ${role('secondary')};
    overflow-wrap: anywhere;
  }
`;

const Number = styled(Link)`
  ${text('cellStrong')}
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Words = styled.p`
  padding-block-end: ${space(3)};
  ${text('body')}
  color: ${role('secondary')};
`;

function Word({ turn }: { readonly turn: Turn }) {
  if (turn.refusal !== null) return <StatusWord tone="bad">Refused</StatusWord>;
  if (isDone(turn)) return <StatusWord tone="info">Shipped</StatusWord>;
  return turn.parcels.length > 0 ? (
    <StatusWord tone="part">Partly shipped</StatusWord>
  ) : (
    <StatusWord tone="neutral">Not shipped</StatusWord>
  );
}

/** What has left, and why the others have not: those first. */
export function ShipSummary({ run, onClose }: { readonly run: ShipRun; readonly onClose: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  // Those that are not shipped are the next thing to do, if there are any.
  useEffect(() => foot.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(), []);
  const { turns } = run;
  const rest = turns.filter((turn) => !isDone(turn));
  const rank = (turn: Turn) => (turn.refusal !== null ? 0 : isDone(turn) ? 2 : 1);
  const sorted = turns.toSorted((a, b) => rank(a) - rank(b));
  const shipped = turns.filter((turn) => isDone(turn) && turn.parcels.length > 0).length;
  const parcels = turns.reduce((sum, turn) => sum + turn.parcels.length, 0);
  return (
    <section aria-label="What was shipped">
      <Words role="status">
        {parcels === 0
          ? 'Nothing was shipped.'
          : `${String(shipped)} of ${String(turns.length)} ${turns.length === 1 ? 'order' : 'orders'} shipped in ${String(parcels)} ${parcels === 1 ? 'parcel' : 'parcels'}.`}
        {parcels > 0 && ' The customers get the tracking links by mail.'}
      </Words>
      <List>
        {sorted.map((turn) => {
          const { order, refusal, open } = turn;
          return (
            <Row key={order.id}>
              <Number to={adminPaths.order(order.id)}>{order.number}</Number>
              <Word turn={turn} />
              <p>
                {order.recipientName}
                {turn.parcels.map(({ carrier, trackingNumber }) => `, ${carrier} ${trackingNumber}`)}
                {refusal !== null && `: ${refusal}`}
                {refusal === null &&
                  turn.parcels.length > 0 &&
                  !isDone(turn) &&
                  `, ${pieces(unitsOf(open))} left`}
              </p>
            </Row>
          );
        })}
      </List>
      <DialogFoot ref={foot}>
        {rest.length > 0 && <Action onClick={onClose}>Close</Action>}
        {rest.length > 0 ? (
          <Action type="submit" look="filled" onClick={run.resume}>
            {`Go on with ${String(rest.length)} ${rest.length === 1 ? 'order' : 'orders'}`}
          </Action>
        ) : (
          <Action type="submit" look="filled" onClick={onClose}>
            Back to the orders
          </Action>
        )}
      </DialogFoot>
    </section>
  );
}
