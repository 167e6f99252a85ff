import type { CallArgs, CallDefinition, CallResult } from '../contract/index.ts';
import type { CallOptions } from './transport.ts';

export interface Answer<Definition extends CallDefinition> {
  readonly data: CallResult<Definition>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

type Empty = Record<never, never>;
type OptionalParts<Args> = { [Part in keyof Args]: Empty extends Args[Part] ? Part : never }[keyof Args];
type Lenient<Args> = Omit<Args, OptionalParts<Args>> & Partial<Pick<Args, OptionalParts<Args>>>;

/** The call's `params`, `query` and `body`; parts whose members are all optional may be left out. */
export type ApiArgs<Definition extends CallDefinition> = Lenient<CallArgs<Definition>>;

/** Arguments of a call; may be left out where the call needs none. */
export type ApiCall<Definition extends CallDefinition> =
  Empty extends ApiArgs<Definition>
    ? [args?: ApiArgs<Definition>, options?: CallOptions]
    : [args: ApiArgs<Definition>, options?: CallOptions];

/**
 * Makes the calls of the contract by their definitions. The transport is loaded as a chunk of its own at the first call, and
 * with it the schemas of that call from the build that makes it: a page without calls loads neither, and no page loads the
 * schemas of calls that it does not make.
 */
export const api = {
  /** Makes a call and returns its validated answer; rejects with `ApiError`, or with the signal's reason when aborted. */
  async call<Definition extends CallDefinition>(
    definition: Definition,
    ...[args, options]: ApiCall<Definition>
  ): Promise<CallResult<Definition>> {
    return (await sent(definition, args, options)).data as CallResult<Definition>;
  },

  /** Like `call`, with the answer's headers (x-total-count). */
  async request<Definition extends CallDefinition>(
    definition: Definition,
    ...[args, options]: ApiCall<Definition>
  ): Promise<Answer<Definition>> {
    return (await sent(definition, args, options)) as Answer<Definition>;
  },
};

async function sent(definition: CallDefinition, args: object = {}, options: CallOptions = {}) {
  // In parallel: the first call waits for one round trip of files, not for two.
  const schemas = schemasOf(definition);
  const { send } = await import('./transport.ts');
  return send(definition, schemas, args, options);
}

/** 204 has no answer to validate. A failure to load the schemas is reported when they are awaited. */
function schemasOf({ status, schemas }: CallDefinition) {
  const coming = status === 204 ? undefined : schemas?.();
  coming?.catch(() => undefined);
  return coming;
}
