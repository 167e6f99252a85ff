import { globalSetup as startOwnStore } from '../store/global-setup.ts';
import { describeStore } from '../store/running-store.ts';

/** The store to capture: STORE_URL when one is running already (with its sandbox at PAYMENT_URL), or one of its own. */
async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['STORE_URL'];
  if (url === undefined) return startOwnStore();
  const paymentUrl = process.env['PAYMENT_URL'] ?? 'http://localhost:3101';
  describeStore({ url, paymentUrl, dataDir: '', databaseUrl: '', controlUrl: '' });
  return undefined;
}

// Playwright requires a default export.
export default globalSetup;
