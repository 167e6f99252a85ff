import { errorCodes, type ErrorBody, type ErrorCode } from '@ritual/shared/contract';
import { loggableUrl } from '@ritual/shared/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What goes wrong on this server is answered as the API answers, so that callers know one kind of failure. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => void refuse(request, reply, 'NOT_FOUND'));
}

/** Also for addresses that the router cannot read, which reach no handler. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) request.log.error({ err: error, url: loggableUrl(request.url) }, 'failed');
  // Who is still sending reads no answer; Fastify would close the connection and with it what was not read yet.
  if (!request.raw.complete) {
    void reply.removeHeader('connection');
    request.raw.resume();
  }
  if (statusCode === errorCodes.PAYLOAD_TOO_LARGE.status) void refuse(request, reply, 'PAYLOAD_TOO_LARGE');
  else void refuse(request, reply, statusCode < 500 ? 'VALIDATION_FAILED' : 'INTERNAL');
}

function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, message } = errorCodes[code];
  const body: ErrorBody = { code, message, requestId: request.id };
  return reply.code(status).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(body);
}
