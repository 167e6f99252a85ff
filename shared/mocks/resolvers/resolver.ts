import type * as z from 'zod/mini';
import type { Endpoint, EndpointName, Endpoints, ResultOf } from '../../contract/endpoints.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { MockUser } from '../data/state.ts';

type Part<Definition, Name extends 'params' | 'query' | 'body'> =
  Definition extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>>
    ? z.output<Schema>
    : undefined;

export interface MockCall<Definition extends Endpoint> {
  readonly params: Part<Definition, 'params'>;
  readonly query: Part<Definition, 'query'>;
  readonly body: Definition extends { readonly bytes: object } ? Uint8Array : Part<Definition, 'body'>;
  /** The signed-in user. */
  readonly user: MockUser | null;
  /** Id of the login that the request's token belongs to. */
  readonly login: string | null;
  /** The signed-in user where the endpoint demands one, in the current state. */
  readonly signedIn: () => MockUser;
  /** Key of the caller's cart and wishlist. */
  readonly cartKey: () => string;
  /** The same of the request's session id, if it has one. */
  readonly visitorKey: string | null;
  readonly request: Request;
  readonly cookies: Readonly<Record<string, string>>;
  readonly store: MockStore;
  /** Headers of the answer. */
  readonly answer: Headers;
}

/** Answers one endpoint, with money in cents as everywhere but on the wire, or throws MockError. */
export type Resolver<Name extends EndpointName> = (
  call: MockCall<Endpoints[Name]>,
) => ResultOf<Name> | Promise<ResultOf<Name>>;

export type Resolvers<Names extends EndpointName> = { readonly [Name in Names]: Resolver<Name> };
