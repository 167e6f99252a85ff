import axios, { type AxiosResponse } from 'axios';
import { headers as names, type CallDefinition, type Schemas } from '../contract/index.ts';
import type { CallOptions } from './api.ts';
import type { ApiError } from './api-error.ts';
import { apiConfig } from './config.ts';
import { cacheResponse, cachedResponse, type Answered } from './response-cache.ts';
import { badAnswer, refusedAnswer, unreachable } from './map-error.ts';
import { randomHex } from './random-hex.ts';
import { renewedToken } from './renewal.ts';
import { urlOf, type Parts } from './url.ts';
import { whenIdle } from './when-idle.ts';

const timeout = 15_000;
/** The server keeps whole pages; what their loaders ask for it asks for anew. */
const inBrowser = typeof document !== 'undefined';
/** axios calls their bodies forms, also those that are not there, unless told otherwise; the API takes no forms. */
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const client = axios.create({
  adapter: 'fetch',
  // The fetch adapter hands a string on as it is; its type knows only XMLHttpRequest's boolean.
  withCredentials: 'same-origin' as unknown as boolean,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** What the schemas of a call are, once they are there; nothing if there is no answer to check. */
type Coming = Promise<Schemas> | undefined;

/** Makes a call; renews the token once if it has run out. */
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
  // What changes something is not sent before its answer can be read.
  if (call.method !== 'GET') await reached(schemas);
  const token = call.auth === 'none' ? null : apiConfig().token();
  let response = await attempt(call, parts, options, token);
  if (response.status === 401 && token !== null) {
    const renewed = await renewedToken(token);
    if (renewed !== null) response = await attempt(call, parts, options, renewed);
    if (response.status === 401) apiConfig().onSessionLost();
  }
  if (response.status === 403 && token !== null) apiConfig().onSessionLost();
  const answer = await read(call, schemas, response);
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
      timeout,
      ...(parts.body !== undefined && { data: JSON.stringify(parts.body) }),
      ...(options.signal && { signal: options.signal }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    throw unreachable(error);
  }
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
    ...((writes.has(call.method) || body !== undefined) && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(sessionId !== null && { [names.sessionId]: sessionId }),
    ...(call.usesCookie && { [names.requestedWith]: 'fetch' }),
    ...Object.fromEntries(extra),
  };
}

async function read(call: CallDefinition, schemas: Coming, response: AxiosResponse<unknown>) {
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(response.headers)) headers[key.toLowerCase()] = String(value);
  const body = parsed(response.data);
  if (response.status < 200 || response.status > 299) throw refusedAnswer(response.status, body, headers);
  const schema = (await reached(schemas))?.response;
  const result = schema?.safeParse(body);
  if (result?.success) return { data: result.data, headers };
  // Without a body is without a schema. A page that something between here and the store answers with is no success.
  if (!schema && body === undefined) return { data: undefined, headers };
  const cause = result?.error ?? new Error('There is a body where there should be none.');
  const error: ApiError = badAnswer(`${call.method} ${call.path}`, response.status, headers, cause);
  // A break of the contract: no shopper can do anything about it, the developer has to see it.
  console.error(error.message, cause);
  throw error;
}

/** Files that cannot be had are told like a store that cannot be reached. */
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
    // Not JSON (a proxy's page): the callers see that no schema fits.
    return text;
  }
}
