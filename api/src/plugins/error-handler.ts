import { errorCodes, type ErrorBody, type ErrorCode } from '@ritual/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { causesOf, hasCode } from '../db/causes.ts';
import { AppError } from '../errors.ts';

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
  else request.log.info({ code: known.code, details: known.options.details }, 'refused');
  void answer(request, reply, known);
}

function answer(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { details, available, retryAfter } = error.options;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const body: Body = {
    code: error.code,
    message: errorCodes[error.code].message,
    ...(details === undefined ? {} : { details }),
    ...(available === undefined ? {} : { available }),
    requestId: request.id,
  };
  return reply.code(error.status).header('cache-control', 'no-store').send(body);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOfDeletedAccount(error)) return new AppError('UNAUTHENTICATED', { cause: error });
  const code: ErrorCode = isUnreadable(error)
    ? 'VALIDATION_FAILED'
    : isDatabaseAway(error)
      ? 'UNAVAILABLE'
      : 'INTERNAL';
  return new AppError(code, { cause: error });
}

/** Fastify's own refusals: a body that is no JSON, too large, of another type. */
function isUnreadable(error: unknown): boolean {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** A call that was under way when its caller's account was deleted: it writes something of a person who is gone. */
function isOfDeletedAccount(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, constraint }) => code === '23503' && String(constraint).endsWith('_user_id_fkey'),
  );
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300', '08006']);
const awayWords = /timeout exceeded when trying to connect|Connection terminated/;

function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, awayCodes) || causesOf(error).some(({ message }) => awayWords.test(String(message)));
}
