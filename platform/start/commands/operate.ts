// npm run create-admin | review | shop | seed -- …: an operator's command, on the store's own database, also while
// the store runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCluster, runningDatabase, startDatabase } from '../../database/index.ts';
import { parseSettings, type Settings } from '../../settings/index.ts';
import { describeError } from './describe-error.ts';
import { defineParts } from '../services/parts.ts';
import { UsageError } from '../../settings/usage-error.ts';
import { describeTarget } from './where.ts';

const folder = fileURLToPath(new URL('../../../api/src/commands', import.meta.url));
const commands = ['create-admin', 'review', 'seed', 'shop'] as const;

/** Ends with the command's own status. */
async function operate([name = '', ...args]: readonly string[]): Promise<number> {
  if (!commands.some((known) => known === name)) throw new UsageError(`Commands: ${commands.join(', ')}.`);
  const settings = parseSettings(process.env);
  const database = await reach(settings);
  process.stderr.write(`${describeTarget(settings, database.url)}\n`);
  try {
    // What the API is told, so that a command does what the API would do.
    const { env } = defineParts(settings, database.url, { live: false }).api;
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
 * The database of the settings: a server of the caller's, the embedded one of a store that runs, or of one that is stopped. A new
 * one is never made: who has forgotten the store's own settings would be told of success, and the store would stay as it was.
 */
async function reach({ databaseUrl, dataDir, ports }: Settings) {
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
