import type { AccountRecord } from './account/present.ts';
import type { GivenPayments, Store } from './core/store.ts';
import type { Dispatcher } from './webhooks/dispatcher.ts';

export interface SandboxOptions {
  /** The one key the API accepts; with a live key all objects say that they are of live mode. */
  secretKey: string;
  webhookSecret: string;
  /** Where signed events go; without it no event is sent, they can still be listed. */
  webhookUrl?: string | undefined;
  /** Address of the hosted page as browsers reach it; by default the address the store called. */
  publicUrl?: string | undefined;
  /** Snapshot file; without it the state lives in memory only. */
  dataFile?: string | undefined;
  /** Payments that it knows from the beginning. */
  payments?: GivenPayments | undefined;
  /** How long a delayed payment stays undecided. */
  delayedPaymentMs?: number;
  /** Pauses before the second, third, … try of a webhook; after the last it has failed. */
  retryDelaysMs?: readonly number[];
  /** The least severe log line that is written, or false for none. */
  logLevel?: string | false;
}

/** What every part of the sandbox works with. */
export interface Sandbox {
  options: SandboxOptions & { delayedPaymentMs: number };
  store: Store;
  account: AccountRecord;
  webhooks: Dispatcher;
  /** To be called when the time of the next expiry or settlement may have changed. */
  timetableChanged(): void;
}

/** The API request that caused a change; events carry it. */
export interface Cause {
  id: string;
  idempotencyKey: string | null;
}
