import { Stripe } from 'stripe';
import { buildSandbox } from '../../stripe-sandbox/app.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { buildApp } from '../app.ts';
import { startApi, type ApiProcess } from './api-process.ts';
import { openTestDatabase, testSettings } from './test-store.ts';
import { Counter, openWire, type Wire } from './wire.ts';

const secretKey = 'sk_test_ritual_sandbox';
const webhookSecret = 'whsec_ritual_sandbox';

/** Several processes of the API on one database and one payment sandbox. */
export interface Fleet {
  readonly database: Database;
  /** Of an API in this process, for the jobs and for making tokens. */
  readonly deps: Deps;
  readonly stripe: Stripe;
  /** Starts a process more. */
  readonly start: () => Promise<ApiProcess>;
  /** Control calls of the sandbox. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** The newest event of a type as the provider would post it: body and signature. */
  readonly signedEvent: (type: string, sessionId: string) => Promise<{ body: string; signature: string }>;
  /** Counts everything that the processes say to database and provider. */
  readonly counter: Counter;
  readonly close: () => Promise<void>;
}

export async function startFleet(): Promise<Fleet> {
  const sandbox = buildSandbox({ secretKey, webhookSecret });
  const sandboxAddress = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { hostname: host, port } = new URL(sandboxAddress);
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http' });
  const database = await openTestDatabase();
  const settings = testSettings(sandboxAddress);
  const app = await buildApp({ settings, database });
  const counter = new Counter();
  const toDatabase = new URL(database.url);
  const wires: readonly [Wire, Wire] = [
    await openWire({ host: toDatabase.hostname, port: Number(toDatabase.port) }, counter),
    await openWire({ host, port: Number(port) }, counter),
  ];
  toDatabase.host = `127.0.0.1:${wires[0].port}`;
  const processes = new Set<ApiProcess>();
  return {
    database,
    deps: app.deps,
    stripe,
    counter,
    start: async () => {
      const started = await startApi({
        databaseUrl: toDatabase.href,
        stripeBase: `http://127.0.0.1:${wires[1].port}`,
        ...{ secretKey, webhookSecret, tokenSecret: settings.tokenSecret },
      });
      processes.add(started);
      return started;
    },
    control: async (path, body) => {
      const response = await fetch(`${sandboxAddress}/_control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    signedEvent: async (type, sessionId) => {
      const events = await stripe.events.list({ type, limit: 100 });
      const event = events.data.find(({ data }) => (data.object as { id?: string }).id === sessionId);
      if (!event) throw new Error(`There is no event ${type} of ${sessionId}.`);
      const body = JSON.stringify(event);
      const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
      return { body, signature };
    },
    close: async () => {
      for (const one of processes) await one.stop();
      for (const wire of wires) await wire.close();
      await app.server.close();
      await sandbox.close();
      await database.close();
    },
  };
}
