// npm run review                                          what waits for a person
// npm run review -- <order number> accept|refund|close    decides on an order in review
import { formatCents } from '@ritual/shared/kernel';
import { buildApp } from '../app.ts';
import type { Database } from '../db/client.ts';
import { eq, sql } from '../db/drizzle.ts';
import { orders } from '../db/schema/index.ts';
import { decideReview, reviewDecisions, type Reviewed } from '../modules/ordering/orders/review.ts';
import { parseSettings } from '../settings.ts';
import { fail, withStore } from './open-store.ts';

const answers: Readonly<Record<Reviewed, string>> = {
  decided: 'Done.',
  'unknown order': 'There is no such order.',
  'not in review': 'This order is not in review.',
  'refund is on its way': 'Money of it is on its way back. Decide when it has arrived.',
  'given back before': 'This order was given back and its units were put back: refund or close it.',
  'units are gone': 'Its units are sold: refund or close it.',
  'nothing is left': 'The provider has nothing of this payment any more: close the order.',
};

function readSettings() {
  try {
    return parseSettings(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const [number, word] = process.argv.slice(2);
const decision = reviewDecisions.find((known) => known === word);
if (number !== undefined && !decision) {
  fail(
    `Name the order and what to do with it: npm run review -- <order number> ${reviewDecisions.join('|')}`,
  );
}

const settings = readSettings();
await withStore(async (database) => {
  if (number === undefined || !decision) return list(database);
  const { server, deps } = await buildApp({ settings, database });
  const [order] = await database.db.select().from(orders).where(eq(orders.number, number));
  const done = order
    ? await decideReview(deps, { orderId: order.id, decision, actor: 'operator' })
    : 'unknown order';
  process.stdout.write(`${answers[done]}\n`);
  if (done !== 'decided') process.exitCode = 1;
  await server.close();
});

/** Orders in review, refunds that did not arrive, and disputes that wait for an answer. */
async function list({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{
    what: string;
    number: string;
    cents: number;
    since: Date;
  }>(sql`
    select 'in review' as what, o.number, o.total_cents as cents,
      (select max(e.at) from order_events e where e.order_id = o.id and e.status = 'REVIEW') as since
    from orders o where o.status = 'REVIEW'
    union all
    select 'refund failed', o.number, r.amount_cents, r.failed_at from refunds r join orders o on o.id = r.order_id
    where r.failed_at is not null and r.settled is null and r.reason <> 'dispute'
    union all
    select 'disputed: ' || d.state, o.number, d.amount_cents, d.created_at from disputes d join orders o on o.id = d.order_id
    where d.state in ('inquiry', 'open')
    order by since`);
  for (const { what, number: of, cents, since } of rows) {
    process.stdout.write(`${of}  ${formatCents(cents)}  ${what} since ${new Date(since).toISOString()}\n`);
  }
  if (rows.length === 0) process.stdout.write('Nothing waits for a person.\n');
}
