import type { CallArgs, CallDefinition, CallResult } from '../contract/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** `background`: in the browser the call waits until there is nothing more urgent to do. */
  readonly priority?: 'background' | undefined;
  /** Further headers by lower-case name. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer<Definition extends CallDefinition> {
  readonly data: CallResult<Definition>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

type Empty = Record<never, never>;
type OptionalParts<Args> = { [Part in keyof Args]: Empty extends Args[Part] ? Part : never }[keyof Args];
type Lenient<Args> = Omit<Args, OptionalParts<Args>> & Partial<Pick<Args, OptionalParts<Args>>>;

/** The call's `params`, `query` and `body`; parts of which everything is optional may be left out. */
export type ApiArgs<Definition extends CallDefinition> = Lenient<CallArgs<Definition>>;

/** Arguments of a call; may be left out where the call needs none. */
export type ApiCall<Definition extends CallDefinition> =
  Empty extends ApiArgs<Definition>
    ? [args?: ApiArgs<Definition>, options?: CallOptions]
    : [args: ApiArgs<Definition>, options?: CallOptions];

/**
 * Makes the calls of the contract by their definitions. The transport comes in a chunk of its own at the first call, the
 * schemas of a call with it, from the build that makes the call: a page which makes none loads neither, and nobody loads
 * what belongs to calls that they do not make.
 */
export const api = {
  /** Makes a call and gives its checked answer; rejects with `ApiError`, or with the signal's reason when aborted. */
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
  // Both at once: the first call waits for one round of files, not for two.
  const schemas = schemasOf(definition);
  const { send } = await import('./transport.ts');
  return send(definition, schemas, args, options);
}

/** With 204 there is no answer that could be checked. Who waits for them is told when they cannot be had. */
function schemasOf({ status, schemas }: CallDefinition) {
  const coming = status === 204 ? undefined : schemas?.();
  coming?.catch(() => undefined);
  return coming;
}
