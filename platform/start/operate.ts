// npm run create-admin | review | shop | seed -- …: a command of the store's keeper, on the store's own database, also while
// the store runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningDatabase, startDatabase } from '../database/index.ts';
import { parseSettings, SettingsError, type Settings } from '../settings/index.ts';
import { defineParts } from './parts.ts';
import { UsageError } from './usage-error.ts';

const folder = fileURLToPath(new URL('../../api/src/commands', import.meta.url));
const commands = ['create-admin', 'review', 'seed', 'shop'] as const;

/** Ends with the command's own status. */
async function operate([name = '', ...args]: readonly string[]): Promise<number> {
  if (!commands.some((known) => known === name)) throw new UsageError(`Commands: ${commands.join(', ')}.`);
  const settings = parseSettings(process.env);
  const database = await reach(settings);
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

/** The database of the settings: a server of the caller's, the embedded one of a store that runs, or one for this command. */
async function reach({ databaseUrl, dataDir, ports }: Settings) {
  const url = databaseUrl ?? runningDatabase(dataDir);
  if (url !== null) return { url, stop: () => Promise.resolve() };
  return startDatabase({ dataDir, port: ports.database });
}

try {
  process.exitCode = await operate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
