// npm run create-admin | reset-factor | review | shop | seed -- …: runs an operator's command on the store's database, whether or not the store
// is running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCluster, runningDatabase, startDatabase } from '../../database/index.ts';
import { parseSettings, type Settings } from '../../settings/index.ts';
import { describeError } from './describe-error.ts';
import { defineServices } from '../services/service-definitions.ts';
import { UsageError } from '../../settings/usage-error.ts';
import { describeTarget } from './describe-target.ts';

const folder = fileURLToPath(new URL('../../../api/src/commands', import.meta.url));
const commands = ['create-admin', 'reset-factor', 'review', 'seed', 'shop'] as const;

/** Resolves with the exit code of the command. */
async function operate([name = '', ...args]: readonly string[]): Promise<number> {
  if (!commands.some((known) => known === name)) throw new UsageError(`Commands: ${commands.join(', ')}.`);
  const settings = parseSettings(process.env);
  const database = await openDatabase(settings);
  process.stderr.write(`${describeTarget(settings, database.url)}\n`);
  try {
    // The API's own environment, so that a command behaves like the API.
    const { env } = defineServices(settings, database.url, { live: false }).api;
    const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    const [status] = (await once(child, 'exit')) as [number | null];
    return status ?? 1;
  } finally {
    await database.stop();
  }
}

/**
 * Opens the database of the settings: the server of DATABASE_URL, or the embedded one of a store that is running or stopped. Never
 * creates one: a command run without the store's own settings would then succeed on an empty database.
 */
async function openDatabase({ databaseUrl, dataDir, ports }: Settings) {
  const url = databaseUrl ?? runningDatabase(dataDir);
  if (url !== null) return { url, stop: () => Promise.resolve() };
  if (!hasCluster(dataDir)) {
    throw new UsageError(
      `There is no store in ${dataDir}, and DATABASE_URL is not set.\nA store that is started with settings of its own, as a service is, needs the same for this command: DATABASE_URL or DATA_DIR, and STORE_MODE. A new one is started first: npm start.`,
    );
  }
  return startDatabase({ dataDir, port: ports.database });
}

try {
  process.exitCode = await operate(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
