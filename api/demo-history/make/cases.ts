import { openPaymentPage } from '../../src/modules/checkout/payment-page.ts';
import { sql } from '../../src/db/drizzle.ts';
import { decideReview } from '../../src/modules/ordering/orders/review.ts';
import { buy, cards, fillCart, pay, placeOrder, type Placed } from './buying.ts';
import { day, end, hour, minute, onDay } from './calendar.ts';
import { chooseUnits } from './choice.ts';
import { refundAll, sendBack } from './returning.ts';
import { plan, waits, type Route } from './shipping.ts';
import type { Person, Stage } from './stage.ts';

/** What happens rarely, so that it would be a matter of luck whether a demo shows it: each thing at a time of its own. */
export function planCases(stage: Stage): void {
  const { agenda, world, demoShopper } = stage;
  const later = (placed: Placed, at: number, work: (placed: Placed) => Promise<unknown>) => {
    agenda.add(at, () => work(placed));
  };

  // The demo's own shopper has bought before, too.
  for (const [daysAgo, route] of [
    [74, {}],
    [51, { splitAfter: 2 }],
    [35, {}],
    [16, {}],
    [4, {}],
  ] as const)
    sell(stage, onDay(daysAgo, 19), { person: demoShopper, route });
  sell(stage, onDay(28, 12), { person: demoShopper, route: { arrived: (id) => sendBack(stage, id) } });
  agenda.add(onDay(1, 20), () =>
    fillCart(stage, demoShopper, [{ productId: 132, variantId: 13201, quantity: 1 }]),
  );

  // Banks: one took the money, one let the store keep it, one has not decided, one only asks.
  const dispute = (daysAgo: number, opened: number, { inquiry = false, result, route }: Dispute) => {
    sell(stage, onDay(daysAgo, 15), {
      route: route ?? {},
      paid: (placed) => {
        later(placed, onDay(opened, 9), () =>
          world.control(`sessions/${placed.sessionId}/dispute`, { inquiry }),
        );
        if (result) later(placed, onDay(opened - 16, 14), () => decideDispute(stage, placed, result));
      },
    });
  };
  dispute(80, 58, { result: 'lost' });
  dispute(66, 45, { result: 'won' });
  dispute(24, 4, {});
  dispute(11, 1, { inquiry: true });
  dispute(3, 2, { route: waits });

  // A refund that a bank sent back, and a parcel that was lost.
  sell(stage, onDay(27, 11), {
    card: cards.refundsFail,
    route: {},
    paid: (placed) => later(placed, onDay(4, 10), () => refundAll(stage, placed.orderId)),
  });
  sell(stage, onDay(43, 18), {
    route: {},
    paid: (placed) => later(placed, onDay(33, 10), () => refundAll(stage, placed.orderId)),
  });

  // Paid on a page that another had replaced: staff has accepted one, and looks at the other.
  payOldPage(stage, onDay(31, 16), (orderId) => {
    agenda.add(onDay(30, 10), async () => {
      await decideReview(world.deps, { orderId, decision: 'accept', actor: stage.staff });
      plan(stage, orderId);
    });
  });
  payOldPage(stage, onDay(1, 15.5), () => undefined);

  // What a morning begins with: late parcels, the second half of an order, units to come back.
  for (const hours of [10, 16]) sell(stage, onDay(6, hours), { route: waits });
  for (const daysAgo of [5, 6]) sell(stage, onDay(daysAgo, 9), { lines: 3, route: { splitAfter: 12 } });
  for (const [requested, until] of [
    [end - 5 * hour, end],
    [end - 20 * hour, onDay(0, 0)],
    [end - 2 * day, onDay(1, 0)],
  ] as const)
    agenda.add(requested, () => returnSomething(stage, until));
  for (const requested of [13, 12, 10]) agenda.add(onDay(requested, 14), () => returnSomething(stage, end));

  // These are still open at the end of the history.
  agenda.add(end - 6 * hour, () => buyNow(stage, (placed) => pay(stage, placed, cards.delayed)));
  agenda.add(end - 12 * minute, () => buyNow(stage, () => Promise.resolve()));
  agenda.add(onDay(40, 13), () => buyNow(stage, (placed) => pay(stage, placed, cards.delayedFails)));
}

interface Dispute {
  readonly inquiry?: boolean;
  readonly result?: 'won' | 'lost';
  readonly route?: Route;
}

interface Sale {
  readonly person?: Person;
  readonly card?: string;
  readonly lines?: number;
  readonly route: Route;
  readonly paid?: (placed: Placed) => void;
}

/** A customer buys at that time, and pays. */
function sell(stage: Stage, at: number, { person, card, lines = 1, route, paid }: Sale): void {
  const { agenda, dice } = stage;
  agenda.add(at, async () => {
    const buyer = person ?? dice.pick(stage.people);
    let units = chooseUnits(dice, buyer, at, { sale: false });
    while (units.length < lines) units = chooseUnits(dice, buyer, at, { sale: false });
    const then = async (placed: Placed) => {
      await pay(stage, placed, card ?? cards.visa);
      agenda.add(at + 25 * minute, () => Promise.resolve(plan(stage, placed.orderId, route)));
      paid?.(placed);
    };
    await buy(stage, buyer, then, { units });
  });
}

async function buyNow(stage: Stage, then: (placed: Placed) => Promise<unknown>): Promise<void> {
  const person = stage.dice.pick(stage.people);
  await fillCart(stage, person, chooseUnits(stage.dice, person, stage.world.clock.now(), { sale: false }));
  await then(await placeOrder(stage, person));
}

/** The page that is written in the order is another one than the page that is paid: the payment is put into review. */
function payOldPage(stage: Stage, at: number, then: (orderId: string) => void): void {
  const { world } = stage;
  stage.agenda.add(at, () =>
    buyNow(stage, async (placed) => {
      await world.database.db.execute(sql`
        update orders set session_id = null, session_url = null, payment_attempt = payment_attempt + 1 where id = ${placed.orderId}`);
      await openPaymentPage(world.deps, placed.orderId);
      await pay(stage, placed, cards.visa);
      then(placed.orderId);
    }),
  );
}

async function decideDispute({ world }: Stage, { orderId }: Placed, result: 'won' | 'lost'): Promise<void> {
  const { rows } = await world.database.db.execute<{ id: string }>(
    sql`select id from disputes where order_id = ${orderId}`,
  );
  await world.control(`disputes/${rows[0]?.id ?? ''}/close`, { result });
}

/** Of an order that arrived some days ago, and of which nothing has come back. */
async function returnSomething(stage: Stage, until: number): Promise<void> {
  const { rows } = await stage.world.database.db.execute<{ id: string }>(sql`
    select id from orders o where status = 'DELIVERED' and delivered_at between now() - interval '12 days' and now() - interval '1 day'
      and not exists (select from returns where order_id = o.id) and not exists (select from disputes where order_id = o.id)
      and email <> 'shopper@example.com' order by created_at limit 20`);
  if (rows.length > 0) await sendBack(stage, stage.dice.pick(rows).id, { until });
}
