import { expect } from '@jest/globals';
import { errorBody, allErrorCodes, headers as names, type ErrorCode } from '../../contract/index.ts';
import { endpoints, type Endpoint, type EndpointName, type ResultOf } from '../../contract/endpoints.ts';

export interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Data> {
  readonly data: Data;
  readonly headers: Headers;
}

/** Raw calls: request and answer are validated only here. */
export interface Client {
  /** Expects success with the contract's status and schema. */
  readonly ok: <Name extends EndpointName>(name: Name, given?: Given) => Promise<Answer<ResultOf<Name>>>;
  /** Expects an error by its code, with its status, and returns its body. */
  readonly refused: (
    name: EndpointName,
    code: ErrorCode,
    given?: Given,
  ) => Promise<{ readonly body: Readonly<Record<string, unknown>>; readonly fields: readonly string[] }>;
}

/** Errors that every call can have, so calls do not list them: invalid input, authentication, the API itself. */
const ofEveryCall: readonly ErrorCode[] = [
  ...(['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'INVALID_SESSION_ID'] as const),
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'RIGHT_MISSING', 'INTERNAL', 'UNAVAILABLE'] as const),
  // Of the admin area's.
  ...(['FACTOR_NEEDED', 'FACTOR_SETUP_NEEDED'] as const),
];

export function clientFor(baseUrl: string): Client {
  const send = async (name: EndpointName, given: Given) => {
    const endpoint: Endpoint = endpoints[name];
    const response = await fetch(baseUrl + pathOf(endpoint.path, given), {
      method: endpoint.method,
      headers: {
        [names.requestId]: `conformance-${name}`,
        ...(endpoint.body && { 'content-type': 'application/json' }),
        ...(endpoint.bytes && { 'content-type': 'application/octet-stream' }),
        ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
        ...(given.session !== undefined && { [names.sessionId]: given.session }),
        ...given.headers,
      },
      ...(endpoint.body && { body: JSON.stringify(given.body ?? {}) }),
      ...(endpoint.bytes && { body: given.body as BodyInit }),
    });
    const text = await response.text();
    return { endpoint, response, body: (text ? JSON.parse(text) : undefined) as unknown };
  };
  return {
    ok: async (name, given = {}) => {
      const { endpoint, response, body } = await send(name, given);
      expect({ name, status: response.status, ...(response.ok ? {} : { body }) }).toEqual({
        name,
        status: endpoint.status,
      });
      return { data: endpoint.response.parse(body) as ResultOf<typeof name>, headers: response.headers };
    },
    refused: async (name, code, given = {}) => {
      const { endpoint, response, body } = await send(name, given);
      expect({ name, listed: [...ofEveryCall, ...endpoint.errors] }).toEqual({
        name,
        listed: expect.arrayContaining([code]),
      });
      const parsed = errorBody.parse(body);
      expect({ name, status: response.status, code: parsed.code }).toEqual({
        name,
        code,
        status: allErrorCodes[code].status,
      });
      const details = parsed.details as { fields?: readonly { path: string }[] } | undefined;
      return {
        body: body as Record<string, unknown>,
        fields: (details?.fields ?? []).map(({ path }) => path),
      };
    },
  };
}

function pathOf(path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      search.append(key, String(item));
    }
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
