import { errorCodes, type ErrorBody, type ShopErrorCode } from '@ritual/shared/contract';
import { loggableUrl } from '@ritual/shared/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Errors of this server have the same body as those of the API, so that callers handle one format. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => void refuse(request, reply, 'NOT_FOUND'));
}

/** Also for addresses that the router cannot parse, which reach no handler. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) request.log.error({ err: error, url: loggableUrl(request.url) }, 'failed');
  // A client that is still sending does not read the response. Fastify would close the connection, so the body is read to its end.
  if (!request.raw.complete) {
    void reply.removeHeader('connection');
    request.raw.resume();
  }
  if (statusCode === errorCodes.PAYLOAD_TOO_LARGE.status) void refuse(request, reply, 'PAYLOAD_TOO_LARGE');
  else void refuse(request, reply, statusCode < 500 ? 'VALIDATION_FAILED' : 'INTERNAL');
}

function refuse(request: FastifyRequest, reply: FastifyReply, code: ShopErrorCode): FastifyReply {
  const { status, message } = errorCodes[code];
  const body: ErrorBody = { code, message, requestId: request.id };
  return reply.code(status).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(body);
}
