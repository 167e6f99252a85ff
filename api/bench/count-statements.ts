import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/db/client.ts';
import { parseSettings } from '../src/settings.ts';
import { strictly, type Ask } from './load.ts';
import type { Shop } from './shopper.ts';

interface Setting extends Omit<Shop, 'ask'> {
  readonly env: NodeJS.ProcessEnv;
}

/** So often a thing is done before it counts: its questions differ, and what they are answered with may be kept. */
const warmUp = 12;

/** What the database is asked while something is done once, after it was done before. */
export async function statementsOf(
  { env, provider, nextBuyer }: Setting,
  work: (shop: Shop) => Promise<unknown>,
): Promise<{ readonly statements: number; readonly bytes: number }> {
  const settings = parseSettings(env);
  let statements = 0;
  let bytes = 0;
  const database = openDatabase({
    url: settings.databaseUrl,
    poolSize: 4,
    minDurationMs: 0,
    onSlowStatement: ({ statement }) => {
      statements += 1;
      if (process.env['SHOW_STATEMENTS']) console.log(statement.replace(/\s+/g, ' ').slice(0, 200));
    },
  });
  const { server } = await buildApp({ settings, database });
  const ask: Ask = strictly(async ({ method = 'GET', path, headers, body }) => {
    const answer = await server.inject({
      ...{ method, url: path },
      ...(body === undefined ? {} : { payload: body }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    bytes += answer.body.length;
    return { status: answer.statusCode, body: answer.body };
  });
  const shop: Shop = { ask, provider, nextBuyer };
  for (let turn = 0; turn < warmUp; turn += 1) await work(shop);
  statements = 0;
  bytes = 0;
  await work(shop);
  const counted = { statements, bytes };
  await server.close();
  await database.close();
  return counted;
}
