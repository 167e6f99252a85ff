import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers } from '@ritual/shared/contract';
import { type EndpointName, endpoints, type ResultOf } from '@ritual/shared/contract/endpoints';
import { createTestDatabase, freePort } from '@ritual/platform/database';
import { Stripe } from 'stripe';
import { buildSandbox } from '../../stripe-sandbox/app.ts';
import type { Books } from '../../stripe-sandbox/control/books.ts';
import { buildApp, type App } from '../app.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { migrationsFolder, prepareDatabase } from '../prepare/prepare.ts';
import { limitsFor } from '../limits.ts';
import { pairedPayments } from '../payments/pairs.ts';
import { createStripeProvider } from '../payments/stripe.ts';
import type { Settings } from '../settings.ts';

const secretKey = 'sk_test_ritual_sandbox';
const webhookSecret = 'whsec_ritual_sandbox';

export function testSettings(apiBase: string | null, limitFactor = 1000): Settings {
  return {
    production: false,
    demoHistory: false,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: '',
    databasePool: 10,
    preparedStatements: true,
    publicUrl: 'http://localhost:3000',
    uploadsFolder: join(tmpdir(), `ritual-uploads-${String(process.pid)}-${randomUUID()}`),
    uploadsStorage: null,
    tokenSecret: 'a secret of the tests, which is long enough',
    reportSecret: 'a secret for the reports of the tests, which is long enough',
    factorSecret: 'a secret for the second factors of the tests, long enough',
    registry: null,
    stripe: { secretKey, webhookSecrets: ['whsec_of_before', webhookSecret], apiBase, test: null },
    mail: { smtpUrl: null, from: 'Store <store@example.com>' },
    trustProxy: ['loopback'],
    logLevel: 'silent',
    limits: limitsFor(limitFactor),
  };
}

/** A fresh database with the demo catalog: the copy of one that is prepared once per run. */
export async function openTestDatabase({ prepared = true } = {}): Promise<
  Database & { readonly url: string }
> {
  const made = await createTestDatabase({
    key: readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
    prepare: async (url) => {
      const database = openDatabase({ url, limits: null });
      try {
        await prepareDatabase(database, { mode: 'demo' });
      } finally {
        await database.close();
      }
    },
  });
  const database = openDatabase({ url: made.url, poolSize: 12, prepared });
  return {
    ...database,
    url: made.url,
    close: async () => {
      await database.close();
      await made.drop();
    },
  };
}

/** What a call answered, as far as tests look at it. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** Failures have these, whatever the call. */
export interface Failure {
  readonly code?: string;
  readonly available?: number;
  readonly details?: { readonly fields?: readonly { readonly path: string }[]; readonly available?: number };
}

/** What comes back, with money in dollars as it travels: the answer or the failure. A call that answers nothing can fail, too. */
export type AnswerOf<Name extends EndpointName> = Answer<
  ([ResultOf<Name>] extends [undefined] ? unknown : ResultOf<Name>) & Failure
>;

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly session?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestStore {
  readonly app: App;
  readonly database: Database;
  readonly call: <Name extends EndpointName>(name: Name, options?: CallOptions) => Promise<AnswerOf<Name>>;
  /** Stripe's library, pointed at the sandbox. */
  readonly stripe: Stripe;
  /** The same for that of the live keys; null: there are none. */
  readonly live: { readonly stripe: Stripe; readonly control: TestStore['control'] } | null;
  /** Control calls of the sandbox. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** The sandbox's own account of all sessions, payments and refunds. */
  readonly books: () => Promise<Books>;
  /** Posts a body to the webhook: signed with `secret`, or as `signature` says; null sends none. */
  readonly webhook: (
    payload: string,
    options?: { readonly secret?: string; readonly signature?: string | null; readonly timestamp?: number },
  ) => Promise<{ readonly status: number; readonly code?: string | undefined }>;
  /** Sends the API the sandbox's events of a type, signed; answers with the statuses. */
  readonly deliver: (type: string, secret?: string) => Promise<number[]>;
  readonly close: () => Promise<void>;
}

/** The API on a fresh database, with a payment sandbox of its own. */
export async function startTestStore({
  limitFactor,
  delayedPaymentMs = 10_000,
  webhooks = false,
  prepared = true,
  registry = null,
  liveKeys = false,
}: {
  limitFactor?: number;
  delayedPaymentMs?: number;
  /** Whether the sandbox sends its events by itself; else tests deliver them. */
  webhooks?: boolean;
  prepared?: boolean;
  /** Live keys beside the test keys, with a sandbox of their own: that of the store's helpers is the one of test orders. */
  liveKeys?: boolean;
  /** The registry, for the Storefront page; else it cannot be reached. */
  registry?: Settings['registry'];
} = {}): Promise<TestStore> {
  const apiPort = await freePort();
  const sandbox = buildSandbox({
    ...{ secretKey, webhookSecret, delayedPaymentMs, retryDelaysMs: [50, 50, 50, 50] },
    webhookUrl: webhooks ? `http://127.0.0.1:${apiPort}/api/stripe/webhook` : undefined,
  });
  const address = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(address);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
  const database = await openTestDatabase({ prepared });
  const settings = { ...testSettings(address, limitFactor), registry };
  const live = liveKeys ? await liveSandbox() : null;
  const app = await buildApp({
    ...(live && { payments: pairedOf(live.keys, settings) }),
    settings: live ? { ...settings, stripe: { ...live.keys, test: settings.stripe } } : settings,
    database,
  });
  if (webhooks) await app.server.listen({ host: '127.0.0.1', port: apiPort });
  const webhook: TestStore['webhook'] = (payload, options) => postEvent(app, stripe, payload, options);

  return {
    app,
    database,
    stripe,
    live: live && { stripe: live.stripe, control: controlOf(live.keys.apiBase) },
    call: (name, options) => callApp(app, name, options),
    control: controlOf(address),
    books: async () => {
      const response = await fetch(`${address}/_control/books`);
      return (await response.json()) as Books;
    },
    webhook,
    deliver: async (type, secret = webhookSecret) => {
      const events = await stripe.events.list({ type, limit: 100 });
      return Promise.all(
        events.data.map(async (event) => (await webhook(JSON.stringify(event), { secret })).status),
      );
    },
    close: async () => {
      await app.server.close();
      await sandbox.close();
      await live?.close();
      await database.close();
      rmSync(app.deps.settings.uploadsFolder, { recursive: true, force: true });
    },
  };
}

const controlOf =
  (address: string): TestStore['control'] =>
  async (path, body) => {
    const response = await fetch(`${address}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };

export const liveWebhookSecret = 'whsec_ritual_live';

/** What stands in for the live mode of the provider. */
async function liveSandbox() {
  const keys = { secretKey: 'sk_live_ritual_sandbox', webhookSecrets: [liveWebhookSecret] };
  const sandbox = buildSandbox({ secretKey: keys.secretKey, webhookSecret: liveWebhookSecret });
  const address = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(address);
  return {
    keys: { ...keys, apiBase: address },
    stripe: new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' }),
    close: () => sandbox.close(),
  };
}

/** Both modes of the provider are sandboxes of their own here, and have an address each. */
const pairedOf = (live: Omit<Settings['stripe'], 'test'>, { stripe, publicUrl }: Settings) =>
  pairedPayments(
    createStripeProvider({ stripe: live, publicUrl }),
    createStripeProvider({ stripe, publicUrl }),
  );

/** A call of an API that does not listen. */
export async function callApp<Name extends EndpointName>(
  app: App,
  name: Name,
  options: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const { method, path } = endpoints[name];
  const url = path.replace(/:(\w+)/g, (_match, key: string) => String(options.params?.[key]));
  const response = await app.server.inject({
    method,
    url,
    query: options.query as Record<string, string | string[]>,
    ...(options.body === undefined ? {} : { payload: options.body as object }),
    headers: {
      ...(Buffer.isBuffer(options.body) && { 'content-type': 'application/octet-stream' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.session ? { [headers.sessionId]: options.session } : {}),
      ...options.headers,
    },
  });
  return {
    status: response.statusCode,
    body: (response.body === '' ? undefined : response.json()) as AnswerOf<Name>['body'],
    headers: response.headers,
    cookies: response.cookies,
  };
}

async function postEvent(
  app: App,
  stripe: Stripe,
  payload: string,
  { secret = webhookSecret, signature, timestamp }: Parameters<TestStore['webhook']>[1] = {},
) {
  const signed =
    signature === undefined
      ? stripe.webhooks.generateTestHeaderString({
          ...{ payload, secret },
          ...(timestamp === undefined ? {} : { timestamp }),
        })
      : signature;
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signed === null ? {} : { 'stripe-signature': signed }),
    },
  });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code };
}
