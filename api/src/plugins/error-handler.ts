import { allErrorCodes, headers, type ErrorBody, type ErrorCode } from '@ritual/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { causesOf } from '../db/causes.ts';
import { AppError, type FieldProblem } from '../errors.ts';
import { PaymentError } from '../payments/provider.ts';

type Body = ErrorBody & { readonly available?: number };

/** The one place where failures become answers. What is not ours is logged whole and answered without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => void answer(request, reply, new AppError('NOT_FOUND')));
}

/** Also for addresses that the router cannot read, which reach no handler. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, known.code);
  else request.log.info({ code: known.code, fields: fieldsOf(known) }, 'refused');
  if (!request.raw.complete) readToItsEnd(request, reply);
  void answer(request, reply, known);
}

/** Names only: what was typed, and what details say of a person, stays out of the log. */
const fieldsOf = ({ options: { details } }: AppError) => {
  const fields: unknown = Object.entries(details ?? {}).find(([name]) => name === 'fields')?.[1];
  return Array.isArray(fields) ? (fields as readonly FieldProblem[]).map(({ path }) => path) : undefined;
};

/**
 * Who is still sending reads no answer: what is left of the body is thrown away and the connection kept. Closing it, as Fastify
 * would, makes the system forget an answer that was not read yet.
 */
function readToItsEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  void reply.removeHeader('connection');
  raw.resume();
}

function answer(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { details, available, retryAfter } = error.options;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const body: Body = {
    code: error.code,
    message: allErrorCodes[error.code].message,
    ...(details === undefined ? {} : { details }),
    ...(available === undefined ? {} : { available }),
    requestId: request.id,
  };
  // What the router cannot read comes past the hook that names the request.
  void reply.headers({ [headers.requestId]: request.id, 'cache-control': 'no-store' });
  return reply.code(error.status).send(body);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PaymentError) return new AppError('PAYMENT_PROVIDER_UNAVAILABLE', { cause: error });
  if (isOfDeletedAccount(error)) return new AppError('UNAUTHENTICATED', { cause: error });
  return new AppError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): ErrorCode {
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === allErrorCodes.PAYLOAD_TOO_LARGE.status) return 'PAYLOAD_TOO_LARGE';
  // Fastify's other refusals: a body that is no JSON or of another type, an address that cannot be read.
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'VALIDATION_FAILED';
  return isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL';
}

/** A call that was under way when its caller's account was deleted: it writes something of a person who is gone. */
function isOfDeletedAccount(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, constraint }) => code === '23503' && String(constraint).endsWith('_user_id_fkey'),
  );
}
