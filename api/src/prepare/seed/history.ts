import { demoAccounts, demoProducts } from '@ritual/shared/demo';
import { defaultShopPolicy, promisedDay, shipByDate, storeDay } from '@ritual/shared/kernel';
import { readHistory, type History, type HistoryWords } from '../../../demo-history/read.ts';
import type { HistoryTable } from '../../../demo-history/schema.ts';
import { daySeconds } from '../../../demo-history/times.ts';
import type { Db } from '../../db/client.ts';
import { and, anyOf, isNull, sql } from '../../db/drizzle.ts';
import { isToShip, orders, shipments, users } from '../../db/schema/index.ts';
import { shippingRules } from '../../modules/shop/shipping.repository.ts';

/**
 * Fills a demo that has its catalog and its accounts, and nothing else, with what 90 days of selling left behind. The triggers of
 * orders and refunds make the sums of days and of people, as they do for orders that are made one by one.
 */
export async function seedHistory(tx: Db, now: Date, words: HistoryWords): Promise<void> {
  const { email, id, passwordHash } = users;
  const addresses = demoAccounts.map((account) => account.email);
  const accounts = await tx.select({ email, id, passwordHash }).from(users).where(anyOf(email, addresses));
  // People of the history sign in with the password of the demo, too.
  const password = accounts[0]?.passwordHash ?? '';
  const ids = new Map(accounts.map((account) => [account.email, account.id]));
  const history = await readHistory(now, { ...words, password }, ids);
  await openStock(tx, history);
  for (const table of history.tables) {
    await insertRows(tx, table, history.timeOf);
    // Orders are counted at the end of the transaction, together with refunds that are there by then, as for one in review. Here
    // they are counted first: each refund counts itself.
    if (table.name === 'order_payments') await tx.execute(sql`set constraints all immediate`);
  }
  await nameOrdersOfMails(tx);
  await dateOrders(tx);
  await countCarts(tx, now, history);
}

/** By the names of columns: those that a later migration adds get their defaults. */
async function insertRows(
  tx: Db,
  { name, times, columns }: HistoryTable,
  timeOf: History['timeOf'],
): Promise<void> {
  const entries = Object.entries(columns);
  const valueOf = (column: string, value: unknown) =>
    times.includes(column) && typeof value === 'number' ? new Date(timeOf(value)).toISOString() : value;
  const [, first = []] = entries[0] ?? [];
  const rows = first.map((_, index) =>
    Object.fromEntries(entries.map(([column, values]) => [column, valueOf(column, values[index])])),
  );
  const table = sql.identifier(name);
  const named = sql.join(
    entries.map(([column]) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${named}) select ${named} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Which order a mail tells of is in its key: <kind>:<order, parcel, refund or return>. */
async function nameOrdersOfMails(tx: Db): Promise<void> {
  await tx.execute(sql`
    update outbox set order_id = named.order_id
    from (
      select id::text as key, id as order_id from orders
      union all select id::text, order_id from shipments
      union all select id::text, order_id from refunds
      union all select provider_id, order_id from refunds
      union all select id::text, order_id from returns
    ) named
    where outbox.order_id is null and named.key = split_part(outbox.dedupe_key, ':', 2)`);
}

/**
 * The ledger begins with what was there before the first sale, so that what is for sale today is what the catalog says. The variants
 * were made without stock, so that no other beginning is in it.
 */
async function openStock(tx: Db, { stock, timeOf }: History): Promise<void> {
  const counted = new Map(stock.map(([id, sold, reserved]) => [id, { sold, reserved }]));
  const variants = demoProducts.flatMap((product) =>
    product.variants.map(({ id, stock: free }) => {
      const { sold = 0, reserved = 0 } = counted.get(id) ?? {};
      return { id, sold, reserved, left: free + reserved };
    }),
  );
  const before = new Date(timeOf(-91 * daySeconds)).toISOString();
  await tx.execute(sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as c (id int, sold int, reserved int, "left" int)),
    changed as (
      update variants v set on_hand = c."left", reserved = c.reserved, sold = c.sold from counted c where v.id = c.id)
    insert into stock_moves (variant_id, kind, units, actor, at)
    select id, 'opening', "left" + sold, 'catalog', ${before}::timestamptz from counted where "left" + sold <> 0 order by id`);
}

/** What is open gets its ship-by date, and what is under way the day of its promise, by the rules of today. */
export async function dateOrders(tx: Db): Promise<void> {
  const rules = await shippingRules(tx);
  const { shippingMethod: method } = orders;
  const open = await tx
    .select({ id: orders.id, method, paidAt: orders.paidAt })
    .from(orders)
    .where(and(isToShip(orders), isNull(orders.shipBy)));
  const dates = open.flatMap(({ id, paidAt, method: by }) =>
    paidAt === null ? [] : [{ id, day: shipByDate(paidAt, by, rules) }],
  );
  await tx.execute(sql`
    update orders o set ship_by = d.day from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as d (id uuid, day date)
    where o.id = d.id`);
  const sent = await tx
    .select({ id: shipments.id, at: shipments.shippedAt })
    .from(shipments)
    .where(and(isNull(shipments.deliveredAt), isNull(shipments.promisedOn)));
  const promised = sent.map(({ id, at }) => ({
    id,
    day: promisedDay(storeDay(at), 'standard', defaultShopPolicy),
  }));
  await tx.execute(sql`
    update shipments s set promised_on = d.day from jsonb_to_recordset(${JSON.stringify(promised)}::jsonb) as d (id uuid, day date)
    where s.id = d.id`);
}

/** Carts are counted when they are begun, and most of them are gone. */
async function countCarts(tx: Db, now: Date, { carts }: History): Promise<void> {
  const days = carts.map(([day, begun, paid]) => ({ day, begun, paid }));
  await tx.execute(sql`
    insert into daily_sums as d (day, slot, carts_begun, carts_paid)
    select store_day(${now.toISOString()}::timestamptz) + c.day, own_slot(), c.begun, c.paid
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as c (day int, begun int, paid int)
    on conflict (day, slot) do update set carts_begun = d.carts_begun + excluded.carts_begun,
      carts_paid = d.carts_paid + excluded.carts_paid`);
}
