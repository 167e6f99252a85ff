import { buildApp, type App } from './app.ts';
import { openDatabase, type Database } from './db/client.ts';
import { prepareDatabase } from './prepare/prepare.ts';
import { startJobs } from './jobs/schedule.ts';
import { missingNow } from './modules/shop/service.ts';
import { reasonOf } from './plugins/loggable-error.ts';
import { parseSettings, type Settings } from './settings.ts';

function readSettings(): Settings {
  try {
    return parseSettings(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** On connections of its own: a large migration takes longer than any call may. */
async function prepare({
  databaseUrl: url,
  production,
  demoHistory,
  publicUrl,
  stripe,
}: Settings): ReturnType<typeof prepareDatabase> {
  const unlimited = openDatabase({ url, poolSize: 4, limits: null });
  try {
    if (production) return await prepareDatabase(unlimited, { mode: 'production' });
    const history =
      demoHistory && stripe.apiBase !== null ? { store: publicUrl, payment: stripe.apiBase } : null;
    return await prepareDatabase(unlimited, { mode: 'demo', history });
  } finally {
    await unlimited.close();
  }
}

/** Lets running calls end, then closes. Ctrl-C comes twice, from the terminal and from the store: once counts. */
function stopInOrder({ server }: App, database: Database, stopJobs: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    void server
      .close()
      .then(stopJobs)
      .then(() => database.close())
      .then(() => process.exit(0));
  };
}

const settings = readSettings();
const database = openDatabase({
  url: settings.databaseUrl,
  poolSize: settings.databasePool,
  prepared: settings.preparedStatements,
  onSlowStatement: (slow) => app?.server.log.warn(slow, 'a statement took long'),
  onError: (error) => app?.server.log.warn({ err: error }, 'idle database connection lost'),
});
let app: App | undefined;
try {
  const { locked } = await prepare(settings);
  app = await buildApp({ settings, database });
  if (locked.length > 0) {
    app.server.log.warn(
      { accounts: locked },
      'these accounts of a demo had the password that everybody knows and are locked now; npm run create-admin makes an administrator',
    );
  }
  // The first shopper does not wait for it.
  await app.deps.catalogIndex.current();
  const missing = await missingNow(database.db);
  if (missing.length > 0) app.server.log.warn({ missing }, 'no orders are taken; npm run shop says why');
  await app.server.listen({ host: settings.host, port: settings.port });
  const stop = stopInOrder(app, database, startJobs(app.deps));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Part of a store that is gone, however it ended. One that was started by hand has no parent.
  process.on('disconnect', () => {
    app?.server.log.warn('the process that this API is a part of has ended; stopping');
    stop();
  });
} catch (error) {
  process.stderr.write(`The API cannot start: ${reasonOf(error)}\n`);
  process.exit(1);
}
