import axios, { type AxiosResponse } from 'axios';
import { endpoints, headers as names, type Endpoint, type EndpointName } from '../contract/index.ts';
import type { CallOptions } from './api.ts';
import type { ApiError } from './api-error.ts';
import { apiConfig } from './config.ts';
import { keepAnswer, keptAnswer, type Answered } from './kept-answers.ts';
import { badAnswer, refusedAnswer, unreachable } from './map-error.ts';
import { randomHex } from './random-hex.ts';
import { renewedToken } from './renewal.ts';
import { urlOf, type Parts } from './url.ts';

const timeout = 15_000;
/** The server keeps whole pages; what their loaders ask for it asks for anew. */
const inBrowser = typeof document !== 'undefined';
/** They carry the visitor's id, so that the API can merge the visitor's cart. */
const mergesCart: ReadonlySet<EndpointName> = new Set(['login', 'register']);
/** axios calls their bodies forms, also those that are not there, unless told otherwise; the API takes no forms. */
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
/** They use the refresh cookie. */
const usesCookie: ReadonlySet<EndpointName> = new Set(['refresh', 'logout']);

const client = axios.create({
  adapter: 'fetch',
  // The fetch adapter hands a string on as it is; its type knows only XMLHttpRequest's boolean.
  withCredentials: 'same-origin' as unknown as boolean,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** Makes a call; renews the token once if it has run out. */
export async function send(name: EndpointName, parts: Parts, options: CallOptions): Promise<Answered> {
  const endpoint: Endpoint = endpoints[name];
  const forEverybody = inBrowser && endpoint.auth === 'none' && endpoint.method === 'GET';
  const url = urlOf(endpoint.path, parts, apiConfig().baseUrl);
  const known = forEverybody ? keptAnswer(url) : undefined;
  if (known) return known;
  const token = endpoint.auth === 'none' ? null : apiConfig().token();
  let response = await attempt(name, endpoint, parts, options, token);
  if (response.status === 401 && token !== null) {
    const renewed = await renewedToken(token);
    if (renewed !== null) response = await attempt(name, endpoint, parts, options, renewed);
    if (response.status === 401) apiConfig().onSessionLost();
  }
  if (response.status === 403 && token !== null) apiConfig().onSessionLost();
  const answer = read(name, endpoint, response);
  if (forEverybody) keepAnswer(url, answer);
  return answer;
}

async function attempt(
  name: EndpointName,
  endpoint: Endpoint,
  parts: Parts,
  options: CallOptions,
  token: string | null,
): Promise<AxiosResponse<unknown>> {
  try {
    return await client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, parts, apiConfig().baseUrl),
      headers: headersOf(name, endpoint, token, options),
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
  name: EndpointName,
  endpoint: Endpoint,
  token: string | null,
  options: CallOptions,
): Record<string, string> {
  const sessionId =
    token === null && (endpoint.auth === 'cart' || mergesCart.has(name)) ? apiConfig().sessionId() : null;
  const extra = Object.entries(options.headers ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    accept: 'application/json',
    [names.requestId]: randomHex(16),
    ...((writes.has(endpoint.method) || endpoint.body) && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(sessionId !== null && { [names.sessionId]: sessionId }),
    ...(usesCookie.has(name) && { [names.requestedWith]: 'fetch' }),
    ...Object.fromEntries(extra),
  };
}

function read(name: EndpointName, endpoint: Endpoint, response: AxiosResponse<unknown>) {
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(response.headers)) headers[key.toLowerCase()] = String(value);
  const body = parsed(response.data);
  if (response.status < 200 || response.status > 299) throw refusedAnswer(response.status, body, headers);
  const result = endpoint.response.safeParse(response.status === 204 ? undefined : body);
  if (result.success) return { data: result.data, headers };
  const error: ApiError = badAnswer(name, response.status, headers, result.error);
  // A break of the contract: no shopper can do anything about it, the developer has to see it.
  console.error(error.message, result.error);
  throw error;
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
