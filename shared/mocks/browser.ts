import { setupWorker } from 'msw/browser';
import { tabStorage } from '../storage/index.ts';
import { mockHandlers } from './handlers.ts';
import { createMockStore, type MockStore } from './data/mock-store.ts';
import { seedMails } from './data/seed-mails.ts';
import { seedMessages } from './data/seed-messages.ts';
import { seedPeople } from './data/seed-people.ts';
import { seedProductReviews } from './data/seed-product-reviews.ts';
import { seedOrders } from './data/seed-orders.ts';

export interface StartMocksOptions {
  /** Delay of every answer in ms. Default 120, about the API's latency over a network. */
  readonly latency?: number;
  /** Whether carts, addresses and orders survive a reload of the tab. Default true. */
  readonly keep?: boolean;
}

/** Answers every call of the contract in this browser, with the worker at /mockServiceWorker.js. */
export async function startMocks({ latency = 120, keep = true }: StartMocksOptions = {}): Promise<MockStore> {
  const store = createMockStore({ latency, ...(keep && { storage: tabStorage }) });
  seedOrders(store);
  seedMessages(store);
  seedMails(store);
  seedPeople(store);
  seedProductReviews(store);
  const worker = setupWorker(...mockHandlers(store));
  await worker.start({
    quiet: true,
    // Pictures, scripts and fonts come from the development server; a call that the contract lacks must be noticed.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { readonly request: Request };
      if (new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return store;
}
