import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { headers } from '@ritual/shared/contract';
import { endpoints, type EndpointName } from '@ritual/shared/contract/endpoints';
import { freePort } from '@ritual/platform/database';
import type { AnswerOf, CallOptions } from '../test-store.ts';

const server = fileURLToPath(new URL('../../server.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

export interface ApiProcessOptions {
  readonly databaseUrl: string;
  readonly stripeBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly tokenSecret: string;
}

/** The API as a process of its own, as in production: what it holds in memory is gone when it is killed. */
export interface ApiProcess {
  readonly address: string;
  readonly call: <Name extends EndpointName>(name: Name, options?: CallOptions) => Promise<AnswerOf<Name>>;
  /** SIGKILL: nothing is finished, no connection is closed. */
  readonly kill: () => void;
  /** Settles when the process is gone. */
  readonly gone: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What a process of the API is told when it starts. */
export function environmentOf(options: ApiProcessOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    // Resilience tests start it a hundred times: Node keeps what it has compiled.
    NODE_COMPILE_CACHE: compileCache,
    DATABASE_URL: options.databaseUrl,
    TOKEN_SECRET: options.tokenSecret,
    STRIPE_SECRET_KEY: options.secretKey,
    STRIPE_WEBHOOK_SECRET: options.webhookSecret,
    STRIPE_API_BASE: options.stripeBase,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  };
}

/** `own`: the server of this release, unless said otherwise, and more of its environment. */
export async function startApi(
  options: ApiProcessOptions,
  own: { readonly server?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [own.server ?? server], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...environmentOf(options), ...own.env, API_PORT: String(port) },
  });
  const gone = once(child, 'exit').then(() => undefined);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, `${address}/readyz`);
  return {
    address,
    gone,
    call: (name, callOptions) => callAt(address, name, callOptions),
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error('The API ended before it was ready.');
}

async function callAt<Name extends EndpointName>(
  address: string,
  name: Name,
  { params, query, body, token, session, headers: more }: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const { method, path } = endpoints[name];
  const url = new URL(address + path.replace(/:(\w+)/g, (_match, key: string) => String(params?.[key])));
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(key, one);
  }
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(session ? { [headers.sessionId]: session } : {}),
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Name>['body'],
    headers: Object.fromEntries(response.headers),
    cookies: [],
  };
}
