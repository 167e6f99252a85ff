import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../webpack/ensure-built.ts';

export interface BenchStore {
  /** Of the supervisor; the services are its children. */
  readonly pid: number;
  readonly dataDir: string;
  /** Environment of its processes, to start another one beside them. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

/** Builds what is outdated and starts a demo store with data of its own; its ports follow `port`, one after the other. */
export async function startBenchStore(port: number): Promise<BenchStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ritual-bench-'));
  await ensureBuilt();
  const env = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: dataDir, DEMO_HISTORY: 'off', LOG_LEVEL: 'warn' },
    ...{ API_PORT: String(port + 1), PAYMENT_PORT: String(port + 2) },
    ...{ ASSET_PORT: String(port + 3), DATABASE_PORT: String(port + 4) },
    // A measurement calls no webhook.
    ...{ REGISTRY_PORT: String(port + 5), RELEASE_WEBHOOK_URL: undefined },
  };
  // Without npm, which would take another 70 MB.
  const command = spawn(process.execPath, [path.resolve(import.meta.dirname, '../start/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = once(command, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    command.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Store ready')) resolve();
    });
    gone.then(() => reject(new Error(`The store has ended.\n${said}`)), reject);
  });
  return {
    pid: command.pid ?? 0,
    dataDir,
    env,
    stop: async () => {
      command.kill('SIGINT');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
