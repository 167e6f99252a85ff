import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, startDatabase, freePort } from '@ritual/platform/database';
import { Stripe } from 'stripe';
import { buildSandbox } from '../../stripe-sandbox/app.ts';
import { buildApp } from '../../src/app.ts';
import { openDatabase, type Database } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import { prepareDatabase } from '../../src/prepare/prepare.ts';
import { testSettings } from '../../src/testing/test-store.ts';
import { stopTime, type Clock } from './clock.ts';

export interface World {
  readonly clock: Clock;
  readonly deps: Deps;
  readonly database: Database;
  readonly words: { readonly store: string; readonly payment: string };
  /** What a person does on the payment page, or a bank behind it: a control call of the sandbox. */
  readonly control: (path: string, body?: object) => Promise<void>;
  /** Brings the store the events that it has not had. */
  readonly deliver: () => Promise<void>;
  /** Ends it; answers with what the sandbox knows then. */
  readonly close: () => Promise<unknown>;
}

/** The API and the payment sandbox in this process, on a database of their own, at a moment of the past. */
export async function startWorld(begin: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'ritual-demo-history-'));
  const server = await startDatabase({ dataDir: folder, port: await freePort(), durable: false });
  const client = await connect(server.url);
  const clock = await stopTime(client, new URL(server.url).pathname.slice(1), begin);
  const dataFile = join(folder, 'sandbox.json');
  const { secretKey, webhookSecrets } = testSettings(null).stripe;
  const webhookSecret = webhookSecrets[1] ?? '';
  const sandbox = buildSandbox({ secretKey, webhookSecret, dataFile, delayedPaymentMs: 26 * 3_600_000 });
  const address = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const database = openDatabase({ url: server.url, poolSize: 6, limits: null });
  await prepareDatabase(database, { mode: 'demo' });
  const settings = testSettings(address, 1_000_000);
  const { server: api, deps } = await buildApp({ settings, database });
  const { hostname, port } = new URL(address);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
  let last: string | undefined;

  const deliver = async () => {
    for (;;) {
      const newer = { limit: 100, ...(last === undefined ? {} : { ending_before: last }) };
      const { data } = await stripe.events.list(newer);
      if (data.length === 0) return;
      for (const event of data.toReversed()) {
        const payload = JSON.stringify(event);
        const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const answer = await api.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers });
        if (answer.statusCode !== 200) throw new Error(`${event.type}: ${answer.body}`);
        last = event.id;
      }
    }
  };

  return {
    ...{ clock, deps, database, deliver },
    words: { store: settings.publicUrl, payment: address },
    control: async (path, body = {}) => {
      const response = await fetch(`${address}/_control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      await response.arrayBuffer();
    },
    close: async () => {
      await api.close();
      await sandbox.close();
      await database.close();
      await client.end();
      await server.stop();
      const state: unknown = JSON.parse(readFileSync(dataFile, 'utf8'));
      rmSync(folder, { recursive: true });
      return state;
    },
  };
}
