import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '@ritual/platform/settings';
import { startStore } from '@ritual/platform/start';
import { describeStore } from './running-store.ts';
import { controlServices } from './service-control.ts';
import { stockUp } from './stock.ts';

/** Starts the built store in a data directory of its own; environment variables pass its address to the tests. */
export async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ritual-e2e-'));
  const settings = parseSettings({
    PORT: process.env['E2E_PORT'] ?? '3400',
    DATA_DIR: dataDir,
    // Every journey begins with a store where nothing was bought.
    DEMO_HISTORY: 'off',
    // Every test is a new shopper, all from one IP address.
    RATE_LIMIT_FACTOR: '1000',
    // Simulated visitors come from addresses of their own, and have no time to lose.
    TRUST_PROXY: 'loopback',
    CANARY_STEP_SECONDS: '2',
    LOG_LEVEL: 'warn',
  });
  const store = await startStore(settings);
  await stockUp(store.databaseUrl);
  const control = await controlServices(store.services);
  describeStore({
    url: store.url,
    paymentUrl: `http://localhost:${settings.ports.payment}`,
    dataDir,
    databaseUrl: store.databaseUrl,
    controlUrl: control.url,
  });
  return async () => {
    control.close();
    await store.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// Playwright requires a default export.
export default globalSetup;
