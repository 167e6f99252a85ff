// npm run bench:api
// How many answers a second the API gives, beside the same answers from Fastify and pg alone (`bare.ts`). All are asked in
// turn, in one run, so that a busy machine slows all; the ratio counts. --beside <checkout> measures the API of another
// checkout, too, such as the one before a change.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestServer } from '@ritual/platform/database';
import { openDatabase } from '../src/db/client.ts';
import { sql } from '../src/db/drizzle.ts';
import { createTokens } from '../src/modules/auth/tokens.ts';
import { environmentOf, startApi } from '../src/testing/processes/api-process.ts';
import { newBuyers, type Buyer } from '../src/testing/buyers.ts';
import { statementsOf } from './count-statements.ts';
import { openConnections, rateOf, strictly, type Ask } from './load.ts';
import { keys, startProvider } from './provider.ts';
import { scenarios, productsWithStock, type Shop } from './shopper.ts';
import { median, newStoreDatabase } from './stores.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', multiple: true },
  },
});
const connections = 10;
const rounds = Number(values.rounds);
const ms = 1000 * Number(values.seconds);
const tokenSecret = 'a secret of the benchmark, which is long enough';
const chosen = Object.entries(scenarios).filter(([name]) => values.only?.includes(name) ?? true);

const stopServer = await startTestServer();
const provider = await startProvider();
const made = await newStoreDatabase(100);
const database = openDatabase({ url: made.url, limits: null });
const children: { stop: () => Promise<void> }[] = [];

async function startBare(): Promise<string> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./bare.ts', import.meta.url)), [
    made.url,
    provider.address,
  ]);
  children.push({
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  });
  const [address] = (await once(child, 'message')) as [string];
  return address;
}

const options = { databaseUrl: made.url, stripeBase: provider.address, tokenSecret, ...keys };
async function startOne(more: NodeJS.ProcessEnv = {}, server?: string): Promise<string> {
  const api = await startApi(options, { env: more, ...(server ? { server } : {}) });
  children.push(api);
  return api.address;
}

/** People who have not bought yet, made some at a time. */
let waiting: Buyer[] = [];
const tokens = createTokens(tokenSecret);
async function makeBuyers(): Promise<void> {
  if (waiting.length < 2000) waiting = waiting.concat(await newBuyers(database.db, tokens, 2000));
}

try {
  await database.db.execute(
    sql`update variants set on_hand = 10000000 where id = any(${sql.param(productsWithStock.map((id) => id * 100 + 1))}::int[])`,
  );
  const addresses: Record<string, string> = { bare: await startBare(), api: await startOne() };
  addresses['unprepared'] = await startOne({ PREPARED_STATEMENTS: 'off' });
  if (values.beside) addresses['beside'] = await startOne({}, join(values.beside, 'api/src/server.ts'));
  const asks: Record<string, Ask> = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [
      name,
      strictly(openConnections(address, connections).ask),
    ]),
  );
  const nextBuyer = () => {
    const buyer = waiting.pop();
    if (!buyer) throw new Error('Everybody has bought: make more buyers.');
    return buyer;
  };
  const rates = new Map<string, number[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const [deed, work] of chosen) {
      for (const [name, ask] of Object.entries(asks)) {
        if (deed === 'purchase') await makeBuyers();
        const shop: Shop = { ask, provider, nextBuyer };
        const rate = await rateOf(() => work(shop), connections, round < 0 ? ms / 2 : ms);
        const key = `${deed} ${name}`;
        if (round >= 0) rates.set(key, [...(rates.get(key) ?? []), rate]);
      }
    }
  }
  const names = Object.keys(asks);
  const cell = (text: string) => text.padStart(22);
  console.log(
    `\nA second, ${String(connections)} connections, median of ${String(rounds)} (in brackets: of bare)`,
  );
  console.log(`${''.padEnd(10)}${names.map(cell).join('')}`);
  for (const [deed] of chosen) {
    const of = (name: string) => median(rates.get(`${deed} ${name}`) ?? []);
    const cells = names.map((name) => cell(`${of(name).toFixed(0)} (${(of(name) / of('bare')).toFixed(2)})`));
    console.log(deed.padEnd(10) + cells.join(''));
  }

  console.log(`\nStatements of the API, and bytes of the answers (API, bare)`);
  await makeBuyers();
  const env = { ...environmentOf(options), DATABASE_URL: made.url };
  for (const [deed, work] of chosen) {
    const { statements, bytes } = await statementsOf({ env, provider, nextBuyer }, work);
    let bare = 0;
    const counting: Ask = async (call) => {
      const answer = await (asks['bare'] as Ask)(call);
      bare += answer.body.length;
      return answer;
    };
    await work({ ask: counting, provider, nextBuyer });
    console.log(`${deed.padEnd(10)}${cell(String(statements))}${cell(String(bytes))}${cell(String(bare))}`);
  }
} finally {
  for (const child of children) await child.stop();
  await database.close();
  await made.drop();
  await provider.close();
  await stopServer();
}
process.exit();
