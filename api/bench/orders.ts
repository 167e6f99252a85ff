// npm run bench:orders -- --products 100000 --users 200000 --orders 1000000
// How long the lists, searches and the overview of the admin area take on a large store, and how much memory an export takes. Makes the
// store by SQL first, which takes a quarter of an hour; `--database <url>` measures one that was made before. Ends with 1 when a kind of question takes longer than 300 ms at its 95th percentile.
import { parseArgs } from 'node:util';
import { startTestServer } from '@ritual/platform/database';
import { buildApp, type App } from '../src/app.ts';
import { openDatabase } from '../src/db/client.ts';
import { sql } from '../src/db/drizzle.ts';
import { seedOrders } from '../src/prepare/seed/orders.ts';
import { seedPeople } from '../src/prepare/seed/people.ts';
import { callApp, testSettings } from '../src/testing/test-store.ts';
import { askStaff, verdict } from './ask-staff.ts';
import { orderQuestions } from './order-questions.ts';
import { signInStaff } from './staff.ts';
import { newStoreDatabase } from './stores.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    users: { type: 'string', default: '200000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    database: { type: 'string' },
  },
});

/** Exports all orders part by part; answers with rows, seconds, and by how much memory grew at most, in MB. */
async function exportAll(app: App, token: string) {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let [rows, most] = [0, 0];
  let after: string | null = null;
  do {
    const body: { after?: string } = after === null ? {} : { after };
    const part: { body: { rows: number; next: string | null } } = await callApp(app, 'exportOrders', {
      token,
      body,
    });
    rows += part.body.rows;
    after = part.body.next;
    most = Math.max(most, process.memoryUsage().rss - before);
  } while (after !== null);
  return { rows, seconds: (performance.now() - start) / 1000, megabytes: most / 1_048_576 };
}

/** A store as large as it was asked for, and what deletes it. */
async function makeStore() {
  const [products, users, orders] = [Number(values.products), Number(values.users), Number(values.orders)];
  console.log(`Making a store with ${products} products, ${users} accounts and ${orders} orders …`);
  const started = performance.now();
  const made = await newStoreDatabase(products);
  const { db, close } = openDatabase({ url: made.url, limits: null });
  await seedPeople(db, users);
  await seedOrders(db, orders);
  await db.execute(sql`vacuum analyze`);
  await close();
  console.log(`Made in ${((performance.now() - started) / 1000).toFixed(0)} s.\n`);
  return made;
}

// A quarter of the memory of a small server, as PostgreSQL's manual recommends.
const stopServer = await startTestServer({ sharedBuffers: '1GB' });
try {
  const { url, drop } = values.database
    ? { url: values.database, drop: () => Promise.resolve() }
    : await makeStore();
  const database = openDatabase({ url, limits: null });
  const app = await buildApp({ settings: { ...testSettings(null), databaseUrl: url }, database });
  const token = await signInStaff(app);
  const slow = await askStaff(app, token, await orderQuestions(database.db), Number(values.rounds));
  const { rows, seconds, megabytes } = await exportAll(app, token);
  console.log(
    `\nExport of ${rows} orders: ${seconds.toFixed(0)} s, at most ${megabytes.toFixed(0)} MB more than before.`,
  );
  console.log(verdict(slow));
  process.exitCode = slow.length === 0 ? 0 : 1;
  await app.server.close();
  await database.close();
  await drop();
} finally {
  await stopServer();
}
