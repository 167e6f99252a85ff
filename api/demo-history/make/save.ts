import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { demoAccounts } from '@ritual/shared/demo';
import { sql } from '../../src/db/drizzle.ts';
import { shortenIds } from '../ids.ts';
import { accountWord, historyPath } from '../read.ts';
import { historyFile, type HistoryFile, type HistoryTable } from '../schema.ts';
import { beginningOfDay } from '../times.ts';
import { end } from './calendar.ts';
import type { World } from './world.ts';

const seconds = (moment: number) => Math.floor((moment - beginningOfDay(end)) / 1000);
export const endSeconds = seconds(end);

interface Chosen {
  readonly where?: string;
  readonly order: string;
  /** Columns that the database of each store fills by itself. */
  readonly without?: readonly string[];
}

const summed = ['version', 'order_count', 'spent_cents', 'last_order_at'];
const ofShoppers = "email not in ('shopper@example.com', 'admin@example.com')";
const ofUsers = `where ${ofShoppers}`;

/** In the order in which they are written. The payments stand right behind the orders: see `seedHistory`. */
const chosen: Readonly<Record<string, Chosen>> = {
  users: { where: ofShoppers, order: 'created_at', without: summed },
  addresses: { where: `user_id in (select id from users ${ofUsers})`, order: 'recipient_name' },
  orders: { order: 'created_at' },
  order_items: { order: '(select created_at from orders where id = order_id), position' },
  order_payments: { order: 'received_at' },
  order_events: { order: 'id' },
  refunds: { order: 'created_at' },
  disputes: { order: 'created_at' },
  shipments: { order: 'shipped_at, tracking_number' },
  shipment_lines: {
    order:
      '(select shipped_at from shipments where id = shipment_id), (select position from order_items where id = order_item_id)',
  },
  returns: { order: 'created_at' },
  return_lines: { order: '(select created_at from returns where id = return_id), position' },
  stock_moves: { where: 'order_id is not null', order: 'id' },
  reviews: { where: 'order_item_id is not null', order: 'created_at' },
  contact_messages: { order: 'created_at' },
  contact_replies: { order: 'created_at' },
  carts: { where: 'begun_at is not null', order: 'changed_at, created_at' },
  cart_items: {
    where: 'cart_id in (select id from carts where begun_at is not null)',
    order: '(select changed_at from carts where id = cart_id), created_at, variant_id',
  },
  // Of the last weeks, and those that the staff has to look at.
  outbox: {
    where: "created_at > now() - interval '21 days' or failed_at is not null",
    order: 'created_at, dedupe_key',
  },
};

async function rowsOf(
  { database: { db } }: World,
  name: string,
  { where, order, without = [] }: Chosen,
): Promise<HistoryTable> {
  const columns = await db.execute<{ name: string; isTime: boolean }>(sql`
    select column_name as name, data_type = 'timestamp with time zone' as "isTime" from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`);
  const wanted = columns.rows.filter((column) => !without.includes(column.name));
  const selected = wanted.map(({ name: column, isTime }) =>
    isTime ? `extract(epoch from ${column})::float8 * 1000 as ${column}` : column,
  );
  const { rows } = await db.execute(
    sql.raw(`select ${selected.join(', ')} from ${name} t where ${where ?? 'true'} order by ${order}`),
  );
  const times = new Set(wanted.flatMap(({ name: column, isTime }) => (isTime ? [column] : [])));
  const valueOf = (column: string, value: unknown) =>
    times.has(column) && typeof value === 'number' ? seconds(value) : value;
  const filled = wanted
    .map(({ name: column }) => [column, rows.map((row) => valueOf(column, row[column]))] as const)
    // What is null everywhere need not be said.
    .filter(([, values]) => values.some((value) => value !== null));
  return {
    name,
    times: filled.flatMap(([column]) => (times.has(column) ? [column] : [])),
    columns: Object.fromEntries(filled) as HistoryTable['columns'],
  };
}

async function countsOf({ database: { db } }: World): Promise<Pick<HistoryFile, 'carts' | 'stock'>> {
  const carts = await db.execute<{ day: number; begun: number; paid: number }>(sql`
    select day - store_day(now()) as day, sum(carts_begun)::int as begun, sum(carts_paid)::int as paid from daily_sums group by 1 order by 1`);
  const stock = await db.execute<{ id: number; sold: number; reserved: number }>(sql`
    select id, sold, reserved from variants where sold > 0 or reserved > 0 order by id`);
  return {
    carts: carts.rows.map(({ day, begun, paid }) => [day, begun, paid]),
    stock: stock.rows.map(({ id, sold, reserved }) => [id, sold, reserved]),
  };
}

const records = z.array(z.record(z.string(), z.unknown()));
const sandboxState = z.object({ sessions: records, intents: records, refunds: records, disputes: records });

/** Times of the sandbox's records, which are in seconds but for that of a settlement. */
function withTimes(value: unknown, key = ''): unknown {
  if (['created', 'expiresAt', 'dueBy'].includes(key) && typeof value === 'number')
    return seconds(value * 1000);
  if (key === 'at' && typeof value === 'number') return seconds(value);
  if (Array.isArray(value)) return value.map((item) => withTimes(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTimes(item, name)]));
}

/** All that the database of the world says. */
export async function collect(
  world: World,
): Promise<Omit<HistoryFile, 'sandbox' | 'version' | 'end'> & { accounts: Record<string, string> }> {
  const tables = [];
  for (const [name, how] of Object.entries(chosen)) {
    const table = await rowsOf(world, name, how);
    if (Object.keys(table.columns).length > 0) tables.push(table);
  }
  const { rows } = await world.database.db.execute<{ id: string; email: string }>(sql`
    select id, email from users where email in (${sql.join(
      demoAccounts.map(({ email }) => sql`${email}`),
      sql`, `,
    )})`);
  const accounts = Object.fromEntries(rows.map(({ id, email }) => [accountWord(email), id]));
  return { tables, ...(await countsOf(world)), accounts };
}

/** Writes the file. Answers with its bytes, before and after compression. */
export async function save(
  { accounts, ...rows }: Awaited<ReturnType<typeof collect>>,
  state: unknown,
  words: World['words'],
): Promise<readonly [number, number]> {
  const sandbox = withTimes(sandboxState.parse(state));
  const file = historyFile.parse({ version: 1, end: endSeconds, ...rows, sandbox });
  const text = shortenIds(JSON.stringify(file), { ...accounts, ...words });
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  await writeFile(historyPath, packed);
  return [text.length, packed.length];
}
