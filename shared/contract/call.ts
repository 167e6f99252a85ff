import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What is sent, by where it stands, and what comes back. */
export interface Schemas {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: nothing comes back. */
  readonly response?: z.ZodMiniType;
}

/**
 * One call, without what would be much to load: a script that may make it holds this much of it. Paths name parameters with a
 * colon. `auth` says whose call it is: 'none' ignores the token, 'optional' uses it if present, 'cart' takes a token or
 * else the session id, the rest demand a token.
 */
export interface CallDefinition {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly auth: 'none' | 'optional' | 'cart' | 'user' | 'admin';
  /** Carries the visitor's id, so that the API can merge the visitor's cart. */
  readonly mergesCart?: true;
  /** Uses the refresh cookie. */
  readonly usesCookie?: true;
  /** Of success; with 204 there is no answer to check. */
  readonly status: 200 | 201 | 202 | 204;
  /** Errors beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
  /** Imported when the call is made: they come with zod. Absent: nothing is sent and nothing comes back. */
  readonly schemas?: () => Promise<Schemas>;
}

export type SchemasOf<Definition extends CallDefinition> = Definition extends {
  readonly schemas: () => Promise<infer Found>;
}
  ? Found
  : Empty;

type Empty = Record<never, never>;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** What the caller gives: only the parts that the call has. */
export type CallArgs<Definition extends CallDefinition> = {
  [Part in Extract<keyof SchemasOf<Definition>, 'params' | 'query' | 'body'>]: InputOf<
    SchemasOf<Definition>[Part]
  >;
};

/** What a call answers with, once it was parsed: money in cents. */
export type CallResult<Definition extends CallDefinition> =
  SchemasOf<Definition> extends { readonly response: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : undefined;
