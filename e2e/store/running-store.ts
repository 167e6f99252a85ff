/** Addresses of the store under test; set by global-setup, read by the workers. */
export interface RunningStore {
  readonly url: string;
  readonly paymentUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Where services are ended and started again (`service-control.ts`). */
  readonly controlUrl: string;
}

const variable = 'RITUAL_E2E_STORE';

export function describeStore(store: RunningStore): void {
  process.env[variable] = JSON.stringify(store);
}

export function runningStore(): RunningStore {
  const text = process.env[variable];
  if (text === undefined) throw new Error('The store was not started: run the tests with `npm run e2e`.');
  return JSON.parse(text) as RunningStore;
}
