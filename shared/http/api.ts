import type { CallArgs, CallResult, EndpointName } from '../contract/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Further headers by lower-case name. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer<Name extends EndpointName> {
  readonly data: CallResult<Name>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

type Empty = Record<never, never>;
type OptionalParts<Args> = { [Part in keyof Args]: Empty extends Args[Part] ? Part : never }[keyof Args];

/** The endpoint's `params`, `query` and `body`; parts of which everything is optional may be left out. */
export type ApiArgs<Name extends EndpointName> = Omit<CallArgs<Name>, OptionalParts<CallArgs<Name>>> &
  Partial<Pick<CallArgs<Name>, OptionalParts<CallArgs<Name>>>>;

/** Arguments of a call; may be left out where the endpoint needs none. */
export type ApiCall<Name extends EndpointName> =
  Empty extends ApiArgs<Name>
    ? [args?: ApiArgs<Name>, options?: CallOptions]
    : [args: ApiArgs<Name>, options?: CallOptions];

/**
 * The store's calls by name. Transport, endpoint table and schemas come in a chunk of their own at the first
 * call, so that a page which makes none does not load them.
 */
export const api = {
  /** Makes a call and gives its checked answer; rejects with `ApiError`, or with the signal's reason when aborted. */
  async call<Name extends EndpointName>(name: Name, ...[args, options]: ApiCall<Name>) {
    const { send } = await import('./transport.ts');
    return (await send(name, args ?? {}, options ?? {})).data as CallResult<Name>;
  },

  /** Like `call`, with the answer's headers (x-total-count). */
  async request<Name extends EndpointName>(
    name: Name,
    ...[args, options]: ApiCall<Name>
  ): Promise<Answer<Name>> {
    const { send } = await import('./transport.ts');
    return (await send(name, args ?? {}, options ?? {})) as Answer<Name>;
  },
};
