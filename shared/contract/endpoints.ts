import * as z from 'zod/mini';
import * as admin from './admin/calls/index.ts';
import type { CallArgs, CallDefinition, CallResult, Schemas, SchemasOf } from './call.ts';
import * as calls from './calls/index.ts';

// An entry point of its own: the API, mocks and tests need all calls at once, browsers only those that they make.

// By their names: written out, they are longer than a declaration can be.
export type Calls = typeof calls & typeof admin;
const definitions: Calls = { ...calls, ...admin };
export type EndpointName = keyof Calls;
export type ArgsOf<Name extends EndpointName> = CallArgs<Calls[Name]>;
export type ResultOf<Name extends EndpointName> = CallResult<Calls[Name]>;

/** A call with its schemas. */
export type Endpoint = Omit<CallDefinition, 'schemas'> & Schemas & { readonly response: z.ZodMiniType };

type ResponseOf<Definition extends CallDefinition> =
  SchemasOf<Definition> extends { readonly response: infer Schema extends z.ZodMiniType }
    ? Schema
    : z.ZodMiniUndefined;
type EndpointOf<Definition extends CallDefinition> = Omit<Definition, 'schemas'> &
  Omit<SchemasOf<Definition>, 'response'> & { readonly response: ResponseOf<Definition> };

export type Endpoints = { readonly [Name in EndpointName]: EndpointOf<Calls[Name]> };

async function withSchemas([name, { schemas, ...rest }]: [string, CallDefinition]): Promise<
  [string, Endpoint]
> {
  return [name, { response: z.undefined(), ...rest, ...(await schemas?.()) }];
}

/** Every call of the store by name. */
export const endpoints = Object.fromEntries(
  await Promise.all(Object.entries<CallDefinition>(definitions).map(withSchemas)),
) as Endpoints;

/** The answer of an endpoint on the wire, with money in dollars. */
export type AnswerOf<Definition extends Endpoint> = z.input<Definition['response']>;

/** An answer validated before it is sent: defaults filled in, fields unknown to the contract removed. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  return z.encode(endpoint.response, endpoint.response.parse(answer));
}
