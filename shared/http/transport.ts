import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { headers as names, staysSignedIn, type CallDefinition, type Schemas } from '../contract/index.ts';
import type { ApiError } from './api-error.ts';
import { apiConfig } from './config.ts';
import { cacheResponse, cachedResponse, type Answered } from './response-cache.ts';
import { badAnswer, refusedAnswer, unreachable } from './map-error.ts';
import { randomHex } from './random-hex.ts';
import { renewedToken } from './renewal.ts';
import { urlOf, type Parts } from './url.ts';
import { whenIdle } from './when-idle.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** `background`: in the browser the call waits until there is nothing more urgent to do. */
  readonly priority?: 'background' | undefined;
  /** How much of a file has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Further headers by lower-case name. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

const timeout = 15_000;
/** A server waits as long for a body, and then makes of it what is kept. */
const fileTimeout = 90_000;
/** Many rows are written in one transaction. */
const slowTimeout = 180_000;
/** The server caches whole pages; their loaders always fetch fresh data. */
const inBrowser = typeof document !== 'undefined';
/** axios labels its bodies as forms, even empty ones, unless a type is set; the API accepts no forms. */
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const client = axios.create({
  adapter: 'fetch',
  // The fetch adapter passes a string through unchanged; its type knows only XMLHttpRequest's boolean.
  withCredentials: 'same-origin' as unknown as boolean,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** The schemas of a call, once loaded; undefined if there is no answer to validate. */
type Coming = Promise<Schemas> | undefined;

/** Makes a call; renews the token once if it has expired. */
export async function send(
  call: CallDefinition,
  schemas: Coming,
  parts: Parts,
  options: CallOptions,
): Promise<Answered> {
  if (inBrowser && options.priority === 'background') await whenIdle();
  const forEverybody = inBrowser && call.auth === 'none' && call.method === 'GET';
  const url = urlOf(call.path, parts, apiConfig().baseUrl);
  const known = forEverybody ? cachedResponse(url) : undefined;
  if (known) return known;
  // A write is not sent before its answer can be parsed.
  if (call.method !== 'GET') await reached(schemas);
  const token = call.auth === 'none' ? null : apiConfig().token();
  let response = await attempt(call, parts, options, token);
  if (response.status === 401 && token !== null) {
    const renewed = await renewedToken(token);
    if (renewed !== null) response = await attempt(call, parts, options, renewed);
    if (response.status === 401) apiConfig().onSessionLost();
  }
  const answer = await read(call, schemas, response, token);
  if (forEverybody) cacheResponse(url, answer);
  return answer;
}

async function attempt(
  call: CallDefinition,
  parts: Parts,
  options: CallOptions,
  token: string | null,
): Promise<AxiosResponse<unknown>> {
  try {
    return await client.request({
      method: call.method,
      url: urlOf(call.path, parts, apiConfig().baseUrl),
      headers: headersOf(call, parts, token, options),
      ...(call.bytes
        ? fileOf(call, parts, options)
        : { timeout: call.slow ? slowTimeout : timeout, ...jsonOf(parts) }),
      ...(options.signal && { signal: options.signal }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    throw unreachable(error);
  }
}

const jsonOf = ({ body }: Parts) => (body === undefined ? {} : { data: JSON.stringify(body) });

/** A file is sent as it is. Only XMLHttpRequest tells how much of it has left. */
function fileOf(call: CallDefinition, { body }: Parts, { onProgress }: CallOptions): AxiosRequestConfig {
  return {
    ...{ adapter: 'xhr', withCredentials: false, data: body },
    timeout: call.slow ? slowTimeout : fileTimeout,
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
  };
}

function headersOf(
  call: CallDefinition,
  { body }: Parts,
  token: string | null,
  options: CallOptions,
): Record<string, string> {
  const sessionId =
    token === null && (call.auth === 'cart' || call.mergesCart) ? apiConfig().sessionId() : null;
  const extra = Object.entries(options.headers ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    accept: 'application/json',
    [names.requestId]: randomHex(16),
    ...((writes.has(call.method) || body !== undefined) && {
      'content-type': call.bytes ? 'application/octet-stream' : 'application/json',
    }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(sessionId !== null && { [names.sessionId]: sessionId }),
    ...(call.usesCookie && { [names.requestedWith]: 'fetch' }),
    ...Object.fromEntries(extra),
  };
}

async function read(
  call: CallDefinition,
  schemas: Coming,
  response: AxiosResponse<unknown>,
  token: string | null,
) {
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(response.headers)) headers[key.toLowerCase()] = String(value);
  const body = parsed(response.data);
  if (response.status < 200 || response.status > 299) {
    const error = refusedAnswer(response.status, body, headers, call.errors);
    if (error.status === 403 && token !== null && !staysSignedIn.includes(error.code)) {
      apiConfig().onSessionLost();
    }
    throw error;
  }
  const schema = (await reached(schemas))?.response;
  const result = schema?.safeParse(body);
  if (result?.success) return { data: result.data, headers };
  // No schema means no body. A page from a proxy between here and the store is no success.
  if (!schema && body === undefined) return { data: undefined, headers };
  const cause = result?.error ?? new Error('The answer has a body, but the contract defines none.');
  const error: ApiError = badAnswer(`${call.method} ${call.path}`, response.status, headers, cause);
  // A breach of the contract: no shopper can do anything about it, so it is logged for the developer.
  console.error(error.message, cause);
  throw error;
}

/** Chunks that cannot be loaded are reported like a store that cannot be reached. */
function reached(schemas: Coming): Coming {
  return schemas?.catch((error: unknown) => {
    throw unreachable(error);
  });
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON (a proxy's page): no schema will match.
    return text;
  }
}
