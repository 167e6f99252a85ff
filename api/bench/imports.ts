// npm run bench:imports -- --rows 100000
// How long a large file takes from its dry run to its undoing, by how much memory grows, and how much slower shoppers are answered
// meanwhile. Each row changes a price, a weight and a stock. The store and those who ask it share one process, so a long step of either
// delays the other. Ends with 1 when shoppers wait more than twice as long (95th percentile), or memory grows by more than 256 MB.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTestServer } from '@ritual/platform/database';
import { csvLine, decimalOfCents } from '@ritual/shared/kernel';
import { buildApp, type App } from '../src/app.ts';
import { openDatabase, type Database } from '../src/db/client.ts';
import { sql } from '../src/db/drizzle.ts';
import { callApp, testSettings } from '../src/testing/test-store.ts';
import { questions } from './questions.ts';
import { signInStaff } from './staff.ts';
import { newStoreDatabase, percentile } from './stores.ts';

const maxRatio = 2;
const maxGrowth = 256;
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, quiet: { type: 'string', default: '200' } },
});
const rows = Number(values.rows);
const quietQuestions = Number(values.quiet);

async function fileOf({ db }: Database): Promise<Buffer> {
  const { rows: variants } = await db.execute<{ sku: string; price: number; stock: number }>(sql`
    select v.sku, p.price_cents as price, v.on_hand as stock from variants v join products p on p.id = v.product_id
    order by p.id, v.id limit ${rows}`);
  const lines = variants.map(({ sku, price, stock }) =>
    csvLine([sku, decimalOfCents(price + 100), '250', String(stock + 1)]),
  );
  console.log(`A file of ${String(lines.length)} rows.`);
  return Buffer.from(csvLine(['SKU', 'Price', 'Weight (grams)', 'Stock']) + lines.join(''));
}

/** Milliseconds of one shopper's question. */
async function asked({ server }: App, nth: number): Promise<number> {
  const start = performance.now();
  const answer = await server.inject({ method: 'GET', url: questions[nth % questions.length]?.url ?? '' });
  if (answer.statusCode !== 200) throw new Error(`Answered ${String(answer.statusCode)}: ${answer.body}`);
  return performance.now() - start;
}

/** Asks until `work` has ended, twenty times a second at most. */
async function whileAsked(app: App, work: () => Promise<unknown>) {
  const memory = process.memoryUsage().rss;
  const start = performance.now();
  const times: number[] = [];
  let [most, done] = [0, false];
  const working = work().finally(() => {
    done = true;
  });
  for (let nth = 0; !done; nth += 1) {
    times.push(await asked(app, nth));
    most = Math.max(most, process.memoryUsage().rss - memory);
    await sleep(50);
  }
  await working;
  return { seconds: (performance.now() - start) / 1000, times, megabytes: most / 1_048_576 };
}

async function must<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
}

async function measure(app: App, file: Buffer): Promise<boolean> {
  const token = await signInStaff(app);
  for (let nth = 0; nth < questions.length; nth += 1) await asked(app, nth);
  const quiet = await whileAsked(app, () => sleep(quietQuestions * 55));
  const quietP95 = percentile(quiet.times, 0.95);
  console.log(`Shoppers of a quiet store: p95 ${quietP95.toFixed(1)} ms.`);
  let id = '';
  const steps = {
    'dry run': async () => {
      const call = callApp(app, 'tryImport', { token, query: { name: 'bench.csv' }, body: file });
      ({ id } = await must(call));
    },
    applying: () => must(callApp(app, 'applyImport', { token, params: { id }, body: { leaveOut: false } })),
    undoing: () => must(callApp(app, 'undoImport', { token, params: { id } })),
  };
  let good = true;
  for (const [name, work] of Object.entries(steps)) {
    const { seconds, times, megabytes } = await whileAsked(app, work);
    const ratio = percentile(times, 0.95) / quietP95;
    good &&= ratio <= maxRatio && megabytes <= maxGrowth;
    console.log(
      `${name.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s, at most ${megabytes.toFixed(0)} MB more, shoppers' p95 ${ratio.toFixed(2)} times the quiet one (${String(times.length)} asked).`,
    );
  }
  return good;
}

const stopServer = await startTestServer({ sharedBuffers: '1GB' });
try {
  // Copies of the demo's products have twelve variants and more.
  const { url, drop } = await newStoreDatabase(Math.ceil(rows / 10));
  const database = openDatabase({ url, limits: null });
  const app = await buildApp({ settings: { ...testSettings(null), databaseUrl: url }, database });
  process.exitCode = (await measure(app, await fileOf(database))) ? 0 : 1;
  await app.server.close();
  await database.close();
  await drop();
} finally {
  await stopServer();
}
