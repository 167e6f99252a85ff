import { randomUUID } from 'node:crypto';
import { warnOfProxies, type TrustProxy } from '@ritual/platform/settings';
import { headers } from '@ritual/shared/contract';
import { loggableUrl } from '@ritual/shared/kernel';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isRequestId, withRequestId } from '../request-context.ts';

/** The id that came with the request, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[headers.requestId];
  return isRequestId(given) ? given : randomUUID();
}

/** One log line per request, its id in the answer, in the logs and in the database's statements. */
export function followRequests(app: FastifyInstance, trust: TrustProxy): void {
  const warn = warnOfProxies(trust, (sentence) => app.log.warn(sentence));
  app.addHook('onRequest', async (request, reply) => {
    warn(request);
    void reply.header(headers.requestId, request.id);
  });
  // After the body was read: reading it leaves the asynchronous context of earlier hooks.
  app.addHook('preValidation', (request, _reply, done) => {
    withRequestId(request.id, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/healthz' || request.url === '/readyz') return;
    request.log.info(
      {
        method: request.method,
        url: loggableUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** JSON bodies, where an empty one counts as none: some clients name the type of a body that they do not send. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
