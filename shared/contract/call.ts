import type * as z from 'zod/mini';
import type { Right } from './admin/rights.ts';
import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Schemas of the parts of a request and of the answer. */
export interface Schemas {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: the answer has no body. */
  readonly response?: z.ZodMiniType;
}

/**
 * One call, without its schemas, which would be large to load: scripts that may make the call contain only this. Paths name
 * parameters with a colon. `auth` is the identity that the call needs: 'none' ignores the token, 'optional' uses it if
 * present, 'cart' takes a token or else the session id, the rest demand a token. A call of the admin area names the right that
 * it needs; null is for what each member of the staff does with their own things, and is not in the audit log.
 */
interface AnyCall {
  readonly method: Method;
  readonly path: `/${string}`;
  /**
   * Asks again who it is: `true` for a second factor that was proven in this login within the last minutes, 'password' for a factor
   * or the password, 'staff' for the factor of staff who have one (others say their password in the call). Else the call is refused
   * with FACTOR_NEEDED and a challenge, and made again once that was answered.
   */
  readonly confirm?: true | 'password' | 'staff';
  /** Sends the visitor's id, so that the API can merge the visitor's cart and wishlist. */
  readonly mergesCart?: true;
  /** Uses the refresh cookie. */
  readonly usesCookie?: true;
  /**
   * The body is one file as it is, instead of JSON: its bytes tell what it is. With more than `most` the call is refused with
   * `refusal`.
   */
  readonly bytes?: { readonly most: number; readonly refusal: ErrorCode };
  /** It may take longer than a minute: a caller waits for it as long as for a file. */
  readonly slow?: true;
  /** Status of success; with 204 there is no answer to validate. */
  readonly status: 200 | 201 | 202 | 204;
  /**
   * The call is going to be removed: since when it should not be used, and the day until which it is answered (ISO dates). Answers say so
   * (`Deprecation`, RFC 9745, and `Sunset`, RFC 8594).
   */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Error codes besides those that every call can have. */
  readonly errors: readonly ErrorCode[];
  /** Imported when the call is made, because they load zod. Absent: neither request nor answer has a body. */
  readonly schemas?: () => Promise<Schemas>;
}

export type CallDefinition = AnyCall &
  (
    | { readonly auth: 'none' | 'optional' | 'cart' | 'user'; readonly right?: undefined }
    | { readonly auth: 'admin'; readonly right: Right | null }
  );

export type SchemasOf<Definition extends CallDefinition> = Definition extends {
  readonly schemas: () => Promise<infer Found>;
}
  ? Found
  : Empty;

type Empty = Record<never, never>;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** The caller's arguments: only the parts that the call has. */
export type CallArgs<Definition extends CallDefinition> = {
  [Part in Extract<keyof SchemasOf<Definition>, 'params' | 'query' | 'body'>]: InputOf<
    SchemasOf<Definition>[Part]
  >;
} & (Definition extends { readonly bytes: object } ? { readonly body: Blob } : unknown);

/** The parsed answer of a call: money in cents. */
export type CallResult<Definition extends CallDefinition> =
  SchemasOf<Definition> extends { readonly response: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : undefined;
