import { sql } from '../../src/db/drizzle.ts';
import { cancelOrder } from '../../src/modules/ordering/orders/cancel.ts';
import { abandonCart, buy, cards, pay, type Placed } from './buying.ts';
import { day, daysBefore, end, hour, minute, onDay, weekdayOf } from './calendar.ts';
import { planCases } from './cases.ts';
import { saleProducts } from './choice.ts';
import { refundPart, sendBack } from './returning.ts';
import { planReviews } from './reviewing.ts';
import { plan, type Route } from './shipping.ts';
import type { Stage } from './stage.ts';
import { planMessages } from './writing.ts';

/** How much is bought on a day of the week (0: Sunday), and in an hour of the day. */
const byWeekday = [1.3, 1.1, 1, 0.95, 1, 0.85, 1];
const byHour = [1, 0, 0, 0, 0, 0, 1, 2, 4, 5, 6, 6, 7, 6, 5, 5, 5, 6, 7, 8, 9, 9, 6, 3];

const saleBegins = 38;
const saleEnds = 32;

/** Puts everything on the agenda that happens without being caused by something before. */
export function planLife(stage: Stage): void {
  const { agenda, dice, world } = stage;
  const { db } = world.database;
  agenda.add(onDay(saleBegins, 0.1), () =>
    db.execute(sql`
      update products set compare_at_cents = price_cents, price_cents = (price_cents * 0.8 / 100)::int * 100
      where id = any(${sql.param(saleProducts)}::int[])`),
  );
  agenda.add(onDay(saleEnds - 1, 0.1), () =>
    db.execute(sql`
      update products set price_cents = compare_at_cents, compare_at_cents = null where id = any(${sql.param(saleProducts)}::int[])`),
  );
  for (let daysAgo = daysBefore; daysAgo >= 0; daysAgo -= 1) {
    const sale = daysAgo <= saleBegins && daysAgo >= saleEnds;
    const growth = 0.85 + 0.3 * (1 - daysAgo / daysBefore);
    const lively = (byWeekday[weekdayOf(onDay(daysAgo, 12))] ?? 1) * growth * (sale ? 2.5 : 1);
    const times = (mean: number) =>
      Array.from({ length: Math.round(mean * lively * dice.between(0.75, 1.25)) }, () => {
        const atHour = dice.weighted(Array.from(byHour.keys()), (one) => byHour[one] ?? 0) + dice.next();
        return onDay(daysAgo, atHour);
      }).filter((at) => at < end - 25 * minute);
    for (const at of times(5)) agenda.add(at, () => comeToBuy(stage, { sale }));
    for (const at of times(8.5)) agenda.add(at, () => abandonCart(stage, { sale }), { quiet: true });
  }
  planCases(stage);
  planMessages(stage);
  planReviews(stage);
}

async function comeToBuy(stage: Stage, { sale }: { readonly sale: boolean }): Promise<void> {
  const { dice, people, world } = stage;
  const person = dice.weighted(people, ({ weight }) => weight);
  // Who has an order that is not paid goes on with that one.
  const { rows } = await world.database.db.execute(sql`
    select from orders where user_id = ${person.userId} and (status = 'PENDING' or created_at > now() - interval '2 hours')`);
  if (rows.length === 0)
    await buy(stage, person, (placed) => Promise.resolve(decideToPay(stage, placed)), { sale });
}

function decideToPay(stage: Stage, placed: Placed): void {
  const { dice, agenda, world } = stage;
  const now = world.clock.now();
  const { orderId: id } = placed;
  const way = dice.weighted(['pays', 'declined', 'leaves', 'cancels', 'delayed'] as const, (one) =>
    one === 'pays' ? 90 : one === 'leaves' ? 4 : 2,
  );
  // Its page ends by itself.
  if (way === 'leaves') return;
  if (way === 'cancels') {
    agenda.add(now + 9 * minute, () => cancelOrder(world.deps, { id, actor: 'shopper' }));
    return;
  }
  if (way === 'declined') agenda.add(now + minute, () => pay(stage, placed, cards.declined));
  const at = now + dice.between(1.5, 7) * minute;
  agenda.add(at, async () => {
    await pay(stage, placed, way === 'delayed' ? cards.delayed : undefined);
    // One that is decided later is paid a day later.
    agenda.add(at + (way === 'delayed' ? 27 * hour : minute), () => Promise.resolve(goOn(stage, placed)));
  });
}

/** What becomes of an order that is paid. */
function goOn(stage: Stage, { orderId: id }: Placed): void {
  const { dice, agenda, world } = stage;
  const now = world.clock.now();
  if (dice.chance(0.035)) {
    agenda.add(now + dice.between(10, 80) * minute, () =>
      cancelOrder(world.deps, { id, actor: 'shopper' }).catch(isOnItsWay),
    );
    return;
  }
  if (dice.chance(0.03)) agenda.add(now + dice.between(20, 60) * minute, () => refundPart(stage, id));
  const arrived = async () => {
    if (dice.chance(0.11))
      agenda.add(world.clock.now() + dice.between(1, 12) * day, () => sendBack(stage, id));
    else if (dice.chance(0.015))
      agenda.add(world.clock.now() + dice.between(1, 5) * day, () => refundPart(stage, id));
    return Promise.resolve();
  };
  const route: Route = { arrived, ...(dice.chance(0.08) && { splitAfter: dice.whole(1, 3) }) };
  plan(stage, id, route);
}

/** Packed faster than the shopper changed their mind. */
function isOnItsWay(error: unknown): void {
  if ((error as { code?: string }).code !== 'ORDER_NOT_CANCELABLE') throw error;
}
