import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { Stripe } from 'stripe';
import { buildSandbox } from '../../../stripe-sandbox/app.ts';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { buildApp } from '../../app.ts';
import { startApi, type ApiProcess, type ApiProcessOptions } from './api-process.ts';
import { refundProcess, type RefundProcess } from './refund-process.ts';
import { callApp, openTestDatabase, testSettings, type AnswerOf, type CallOptions } from '../test-store.ts';
import { Counter, openProxy, type TcpProxy } from './tcp-proxy.ts';

const secretKey = 'sk_test_ritual_sandbox';
const webhookSecret = 'whsec_ritual_sandbox';

/** Several processes of the API on one database and one payment sandbox. */
export interface Fleet {
  readonly database: Database;
  /** Of an API in this process, for the jobs and for making tokens. */
  readonly deps: Deps;
  /** Calls that API, whose messages are not counted. */
  readonly call: <Name extends EndpointName>(name: Name, options?: CallOptions) => Promise<AnswerOf<Name>>;
  /** Brings it a signed event; answers with the status. */
  readonly receive: (event: { readonly body: string; readonly signature: string }) => Promise<number>;
  readonly stripe: Stripe;
  /** Starts a process more. */
  readonly start: () => Promise<ApiProcess>;
  /** The job that sends refunds, not started yet. */
  readonly refunds: () => RefundProcess;
  /** Control calls of the sandbox. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** The newest event of a type about a session or a payment as the provider would post it: body and signature. */
  readonly signedEvent: (type: string, id: string) => Promise<{ body: string; signature: string }>;
  /** Posts that event to a process, as the provider does. */
  readonly deliver: (to: ApiProcess, type: string, id: string) => Promise<{ readonly status: number }>;
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
  const proxies: readonly [TcpProxy, TcpProxy] = [
    await openProxy({ host: toDatabase.hostname, port: Number(toDatabase.port) }, counter),
    await openProxy({ host, port: Number(port) }, counter),
  ];
  toDatabase.host = `127.0.0.1:${proxies[0].port}`;
  const options: ApiProcessOptions = {
    databaseUrl: toDatabase.href,
    stripeBase: `http://127.0.0.1:${proxies[1].port}`,
    ...{ secretKey, webhookSecret, tokenSecret: settings.tokenSecret },
  };
  const processes = new Set<ApiProcess>();
  const signedEvent: Fleet['signedEvent'] = async (type, id) => {
    const events = await stripe.events.list({ type, limit: 100 });
    const event = events.data.find(({ data }) => {
      const object = data.object as { id?: string; payment_intent?: string };
      return object.id === id || (object.payment_intent ?? null) === id;
    });
    if (!event) throw new Error(`There is no event ${type} of ${id}.`);
    const body = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    return { body, signature };
  };
  return {
    database,
    deps: app.deps,
    call: (name, callOptions) => callApp(app, name, callOptions),
    receive: async ({ body, signature }) => {
      const answer = await app.server.inject({
        ...{ method: 'POST', url: '/api/stripe/webhook', payload: body },
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      return answer.statusCode;
    },
    stripe,
    counter,
    refunds: () => refundProcess(options),
    start: async () => {
      const started = await startApi(options);
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
      return (await response.json()) as unknown;
    },
    signedEvent,
    deliver: async (to, type, id) => {
      const { body, signature } = await signedEvent(type, id);
      const answer = await fetch(`${to.address}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      await answer.body?.cancel();
      return answer;
    },
    close: async () => {
      for (const one of processes) await one.stop();
      for (const proxy of proxies) await proxy.close();
      await app.server.close();
      await sandbox.close();
      await database.close();
    },
  };
}
