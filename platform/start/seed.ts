// npm run seed -- --products 100000: fills the store's database with generated products, to see it with a large range.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '../database/index.ts';
import { parseSettings, SettingsError } from '../settings/index.ts';
import { UsageError } from './usage-error.ts';

const command = fileURLToPath(new URL('../../api/src/commands/seed.ts', import.meta.url));

/** Ends with the command's own status. */
async function seed(args: readonly string[]): Promise<number> {
  const settings = parseSettings(process.env);
  if (settings.mode === 'production') {
    throw new UsageError(
      'Generated products are for trying things out: they are not made in production mode.',
    );
  }
  const embedded =
    settings.databaseUrl === null
      ? await startDatabase({ dataDir: settings.dataDir, port: settings.ports.database })
      : null;
  try {
    const env = { ...process.env, DATABASE_URL: embedded?.url ?? settings.databaseUrl ?? '' };
    const child = spawn(process.execPath, [command, ...args], { env, stdio: 'inherit' });
    const [status] = (await once(child, 'exit')) as [number | null];
    return status ?? 1;
  } finally {
    await embedded?.stop();
  }
}

try {
  process.exitCode = await seed(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
