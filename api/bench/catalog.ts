// npm run bench:catalog
// How much slower the catalog answers with 100,000 products than with 100. Both are asked in turn, in one run, so that
// a busy machine slows both; the ratio counts. Ends with 1 when a kind of answer is more than three times slower.
import { parseArgs } from 'node:util';
import { startTestServer } from '@ritual/platform/database';
import { openDatabase } from '../src/db/client.ts';
import { buildApp, type App } from '../src/app.ts';
import { testSettings } from '../src/testing/test-store.ts';
import { questions } from './questions.ts';
import { median, newStoreDatabase } from './stores.ts';

const maxRatio = 3;
const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});
const small = 100;
const large = Number(values.products);
const rounds = Number(values.rounds);

async function storeWith(products: number): Promise<{ app: App; close: () => Promise<void> }> {
  const made = await newStoreDatabase(products);
  const database = openDatabase({ url: made.url, limits: null });
  const app = await buildApp({ settings: { ...testSettings(null), databaseUrl: made.url }, database });
  return {
    app,
    close: async () => {
      await app.server.close();
      await database.close();
      await made.drop();
    },
  };
}

/** Milliseconds of one answer. Throws when it is none. */
async function timed({ server }: App, url: string): Promise<number> {
  const start = performance.now();
  const answer = await server.inject({ method: 'GET', url });
  const took = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return took;
}

const stopServer = await startTestServer();
try {
  console.log(`Making stores with ${small} and ${large} products …`);
  const stores = [await storeWith(small), await storeWith(large)] as const;
  const times = new Map(questions.map(({ url }) => [url, [[], []] as [number[], number[]]]));
  for (let round = -3; round < rounds; round += 1) {
    for (const { url } of questions) {
      for (const [index, { app }] of stores.entries()) {
        const took = await timed(app, url);
        if (round >= 0) times.get(url)?.[index]?.push(took);
      }
    }
  }
  const report = (label: string, all: readonly [number[], number[]][]) => {
    const [a, b] = [0, 1].map((index) => median(all.flatMap((pair) => pair[index] ?? [])));
    const ratio = (b ?? 0) / (a ?? 1);
    console.log(
      `${label.padEnd(64)} ${a?.toFixed(2).padStart(8)} ms ${b?.toFixed(2).padStart(8)} ms ${ratio.toFixed(2).padStart(7)}×`,
    );
    return ratio;
  };
  console.log(`\n${''.padEnd(64)} ${String(small).padStart(11)} ${String(large).padStart(11)}    ratio`);
  for (const { url } of questions) report(url, [times.get(url) ?? [[], []]]);
  console.log();
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const ratios = kinds.map((kind) =>
    report(
      kind,
      questions.filter((question) => question.kind === kind).map(({ url }) => times.get(url) ?? [[], []]),
    ),
  );
  const slow = kinds.filter((_, index) => (ratios[index] ?? Infinity) > maxRatio);
  console.log(
    slow.length === 0 ? `\nAll within ${maxRatio}×.` : `\nMore than ${maxRatio}×: ${slow.join(', ')}.`,
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
  for (const { close } of stores) await close();
} finally {
  await stopServer();
}
