import { checkedAnswer, type AnswerOf, type Endpoint } from '@ritual/shared/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { AppError, type FieldProblem } from '../errors.ts';
import '../schema-messages.ts';
import { callerOf, type CallerFor } from './callers.ts';
import type { Identify, Identity } from '../modules/auth/sessions.ts';
import { wasAudited } from './audit-mark.ts';
import { CheckedJson } from './checked-json.ts';
import { isKnown } from './etag.ts';
import { acceptBytes, readBytes } from './file-bodies.ts';

type Part<Definition, Name extends 'params' | 'query' | 'body'> =
  Definition extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>>
    ? z.output<Schema>
    : undefined;

export interface Call<Definition extends Endpoint> {
  readonly params: Part<Definition, 'params'>;
  readonly query: Part<Definition, 'query'>;
  readonly body: Definition extends { readonly bytes: object } ? Buffer : Part<Definition, 'body'>;
  /** Whose call it is, as the endpoint's `auth` demands. */
  readonly caller: CallerFor<Definition['auth']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<Definition extends Endpoint> = (
  call: Call<Definition>,
) => Promise<AnswerOf<Definition> | CheckedJson> | AnswerOf<Definition> | CheckedJson;

/** Whether the caller has proven enough of who it is. Throws FACTOR_NEEDED, FACTOR_SETUP_NEEDED. */
export type Gate = (endpoint: Pick<Endpoint, 'auth' | 'confirm'>, caller: Identity) => Promise<void>;

export interface Router {
  readonly app: FastifyInstance;
  /** Who has a token; asked at every call that brings one. */
  readonly identify: Identify;
  readonly gate: Gate;
}

/**
 * Serves one endpoint of the contract: who calls, what was sent and what is answered are checked by it, so a handler gets
 * valid values and nothing that the contract does not name leaves.
 */
export function route<const Definition extends Endpoint>(
  { app, identify, gate }: Router,
  endpoint: Definition,
  handler: Handler<Definition>,
): void {
  if (endpoint.bytes) acceptBytes(app);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      // What belongs to an account is kept by no browser and no proxy.
      if (endpoint.auth !== 'none') void reply.header('cache-control', 'no-store');
      if (endpoint.deprecated) void reply.headers(deprecationHeaders(endpoint.deprecated));
      const caller = await callerOf(endpoint, request, identify);
      const problems: FieldProblem[] = [];
      const part = (schema: z.ZodMiniType | undefined, value: unknown) => read(schema, value, problems);
      const call = {
        params: part(endpoint.params, request.params),
        query: part(endpoint.query, request.query),
        body: part(endpoint.body, request.body),
      };
      if (problems.length > 0) throw new AppError('VALIDATION_FAILED', { details: { fields: problems } });
      // After the rest was checked: a call that is refused anyway asks for no code.
      if (caller && 'proven' in caller) await gate(endpoint, caller);
      // Read only when it is known that its sender may send it.
      const sent = endpoint.bytes ? { body: await readBytes(request.body, endpoint.bytes) } : {};
      const result = await handler({ ...call, ...sent, caller, request, reply } as Call<Definition>);
      if (mustBeAudited(endpoint) && !wasAudited(request)) throw new UnauditedWrite(endpoint);
      void reply.code(endpoint.status);
      if (endpoint.status === 204) return reply.send();
      if (result instanceof CheckedJson)
        return reply.type('application/json; charset=utf-8').send(result.text);
      return reply.send(checkedAnswer(endpoint, result));
    },
    // Pages of the admin area ask for what they show again and again.
    ...(endpoint.auth === 'admin' && endpoint.method === 'GET' && { onSend: unlessKnown }),
  });
}

const unlessKnown: onSendAsyncHookHandler = async (request, reply, payload) =>
  reply.statusCode === 200 && typeof payload === 'string' && isKnown(request, reply, payload) ? '' : payload;

/** What a member of the staff does with their own things needs no right, and no entry. */
function mustBeAudited({ auth, method, right }: Pick<Endpoint, 'auth' | 'method' | 'right'>): boolean {
  return auth === 'admin' && method !== 'GET' && right !== null;
}

/** An administrator has changed something and the log does not say so: a fault of the route, in production too. */
export class UnauditedWrite extends Error {
  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
    super(`${method} ${path} wrote no audit entry: do the change in audited(), or call auditEvent().`);
    this.name = 'UnauditedWrite';
  }
}

function deprecationHeaders({ since, sunset }: NonNullable<Endpoint['deprecated']>) {
  return {
    deprecation: `@${String(Date.parse(since) / 1000)}`,
    // The last day is included.
    sunset: new Date(`${sunset}T23:59:59Z`).toUTCString(),
  };
}

function read(schema: z.ZodMiniType | undefined, value: unknown, problems: FieldProblem[]): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    problems.push({ path: issue.path.map(String).join('.'), message: issue.message });
  }
  return undefined;
}
