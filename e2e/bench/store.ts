import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '@ritual/platform/settings';
import { startStore } from '@ritual/platform/start';

export interface BenchStore {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built store in a data directory of its own, or one that is already running. */
export async function startBenchStore(running: string | undefined): Promise<BenchStore> {
  if (running !== undefined) return { url: running, stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ritual-bench-store-'));
  const settings = parseSettings({
    PORT: process.env['BENCH_PORT'] ?? '3500',
    DATA_DIR: dataDir,
    DEMO_HISTORY: 'off',
    LOG_LEVEL: 'warn',
  });
  const store = await startStore(settings);
  return {
    url: store.url,
    stop: async () => {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
