import { addDays, assumedDay, storeDay } from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import { isToShip, orders } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { expireDelay } from '../modules/ordering/orders/delay.ts';
import { markDelivered } from '../modules/ordering/orders/fulfil.ts';
import { endHold } from '../modules/ordering/returns/exchanges.ts';

// What happens because a day has passed. Each order is locked and looked at again before it changes, so that two processes that find the same
// one do it once; what fails is found again by the next run.

const atOnce = 200;

/** Orders whose shopper has not agreed to a delay in time are canceled, and their money goes back. Answers with how many. */
export async function expireDelays(deps: Deps, now = new Date()): Promise<number> {
  // The bank has the money of a disputed one; a person decides when it is over.
  const { rows } = await deps.database.db.execute<{ id: string }>(sql`
    select d.order_id as id from delay_notices d join orders on orders.id = d.order_id
    where d.answer is null and d.answer_by < ${storeDay(now)}::date and ${isToShip(orders)}
      and not exists (select from disputes where order_id = d.order_id and state in ('inquiry', 'open'))
    order by d.answer_by limit ${atOnce}`);
  return inTurn(deps, rows, 'order could not be canceled after its delay', ({ id }) =>
    expireDelay(deps, id, now),
  );
}

/** Parcels of which nothing was heard count as delivered some business days after they were promised. Answers with how many. */
export async function assumeDeliveries(deps: Deps, now = new Date()): Promise<number> {
  const today = storeDay(now);
  const { rows } = await deps.database.db.execute<{ id: string; orderId: string; promised: string }>(sql`
    select s.id, s.order_id as "orderId", s.promised_on::text as promised
    from shipments s join orders o on o.id = s.order_id
    where s.delivered_at is null and s.promised_on <= ${addDays(today, -3)}::date
      and o.payment_state in ('PAID', 'PARTIALLY_REFUNDED')
    order by s.promised_on limit ${atOnce}`);
  const due = rows.filter(({ promised }) => assumedDay(promised) <= today);
  return inTurn(deps, due, 'parcel could not be counted as delivered', async ({ id, orderId }) => {
    const said = { orderId, parcelId: id, actor: 'store', assumed: true, at: now };
    return (await markDelivered(deps, said)) === 'done';
  });
}

/** New pieces of exchanges are free again when the old ones have not come in time. Answers with how many returns. */
export async function endExchangeHolds(deps: Deps, now = new Date()): Promise<number> {
  const { rows } = await deps.database.db.execute<{ id: string; orderId: string }>(sql`
    select r.id, r.order_id as "orderId" from returns r where r.id in (
      select return_id from return_exchanges where held_until <= ${now.toISOString()}::timestamptz
      order by held_until limit ${atOnce})`);
  return inTurn(deps, rows, 'reservation of an exchange could not be ended', ({ id: returnId, orderId }) =>
    endHold(deps.database, { orderId, returnId }, now),
  );
}

async function inTurn<Row extends { readonly id: string }>(
  { log }: Deps,
  rows: readonly Row[],
  failed: string,
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      log.error({ err: error, id: row.id }, failed);
    }
  }
  return done;
}
