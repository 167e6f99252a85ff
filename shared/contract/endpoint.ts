import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call. Paths name parameters with a colon. `auth` says whose call it is: 'none' ignores the token,
 * 'optional' uses it if present, 'cart' takes a token or else the session id, the rest demand a token.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly auth: 'none' | 'optional' | 'cart' | 'user' | 'admin';
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Status of success and the shape of its body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly response: z.ZodMiniType;
  /** Errors beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
}

/** What travels as the answer of an endpoint, with money in dollars. */
export type AnswerOf<Definition extends Endpoint> = z.input<Definition['response']>;

/** An answer checked before it is sent: defaults filled in, and nothing in it that the contract does not name. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  return z.encode(endpoint.response, endpoint.response.parse(answer));
}

/** Keeps the literal types of a definition. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}
