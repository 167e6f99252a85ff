import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChannelConflict } from '../registry/index.ts';
import { StoreDatabaseFailed } from '../registry/postgres/store-database-failed.ts';
import { GateRefused } from '../release/gate/problem.ts';
import { FilesMalformed } from '../release/publish/build-files.ts';
import { NotPublished, ReleaseError, SmokeTestFailed } from '../release/release-error.ts';
import { StorageFailed } from '../storage/index.ts';
import { errorCodes, type RegistryErrorCode } from '../release/registries/wire-schemas.ts';

/** An answer with a code of its own. */
export class RegistryError extends Error {
  readonly code: RegistryErrorCode;
  constructor(code: RegistryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A schema of zod or of zod/mini. */
interface Parser<T> {
  readonly safeParse: (json: unknown) =>
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** Parses what was sent; throws a RegistryError that names the first field that cannot be used. */
export function parseBody<T>(schema: Parser<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new RegistryError('VALIDATION', `'${where}' cannot be used: ${issue?.message ?? 'unknown reason'}.`);
}

export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    send(reply, 'NOT_FOUND', 'The registry has no such address; the release CLI may be of another version.'),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const [code, message] = describe(error, request);
    const problems = error instanceof GateRefused ? { problems: error.problems } : null;
    return send(reply, code, message, problems);
  });
}

function describe(error: FastifyError, request: FastifyRequest): readonly [RegistryErrorCode, string] {
  if (error instanceof RegistryError) return [error.code, error.message];
  if (error instanceof SmokeTestFailed) return ['SMOKE_TEST_FAILED', error.message];
  if (error instanceof FilesMalformed) return ['VALIDATION', error.message];
  if (error instanceof NotPublished) return ['NOT_PUBLISHED', error.message];
  if (error instanceof ReleaseError) return ['REFUSED', error.message];
  if (error instanceof ChannelConflict) return ['CONFLICT', error.message];
  const status = error.statusCode ?? 500;
  if (status === 413) return ['TOO_LARGE', 'The upload is larger than a release may be.'];
  if (status < 500) return ['VALIDATION', error.message];
  request.log.error(error);
  if (error instanceof StorageFailed || error instanceof StoreDatabaseFailed) {
    // Not its words: they may name addresses of the database and the bucket, which stay inside.
    return [
      'STORE_AWAY',
      `The store cannot reach where its releases are kept: try again later, or tell who runs it. The registry's log says more under ${request.id}.`,
    ];
  }
  return ['INTERNAL', `The registry failed; its log says more under ${request.id}.`];
}

function send(
  reply: FastifyReply,
  code: RegistryErrorCode,
  message: string,
  details: object | null = null,
): FastifyReply {
  return reply.code(errorCodes[code]).send({ code, message, details });
}
