import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { bodyLimits, errorCodes } from '@ritual/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerSettings } from '../settings.ts';

/** API and asset host under the origin of the pages. */
export async function proxies(app: FastifyInstance, { apiOrigin, assetOrigin }: ServerSettings) {
  await app.register(async (api) => {
    readWhole(api);
    await pass(api, apiOrigin, '/api', 'The API');
  });
  for (const prefix of ['/releases', '/media', '/assets']) {
    await pass(app, assetOrigin, prefix, 'The asset host', ['GET', 'HEAD']);
  }
}

/**
 * A body is taken in before its call is passed on: an API that refuses it halfway would be taken for one that does not answer,
 * and slow senders would hold the API's connections.
 */
function readWhole(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: Math.max(...Object.values(bodyLimits)) } as const;
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, Readable.from(body)));
}

async function pass(
  app: FastifyInstance,
  upstream: string,
  prefix: string,
  what: string,
  httpMethods?: string[],
): Promise<void> {
  await app.register(httpProxy, {
    ...{ upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true, proxyPayloads: false },
    ...(httpMethods && { httpMethods }),
    http: { requestOptions: { timeout: 30_000 } },
    replyOptions: {
      // By default the proxy repeats a GET up to ten times on 503: more load for a busy API, and no answer for the browser meanwhile.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      rewriteHeaders: (headers) => (prefix === '/api' ? headers : withoutCrossOrigin(headers)),
      onError: (reply, { error }) => {
        // The type is the raw reply's; the plugin hands over fastify's.
        const answer = reply as unknown as FastifyReply;
        const { id, log } = answer.request;
        log.warn({ err: error }, `${what} does not answer.`);
        void answer
          .code(502)
          .send({ code: 'UNAVAILABLE', message: errorCodes.UNAVAILABLE.message, requestId: id });
      },
    },
  });
}

/** The asset host allows other origins to use its files; from here they are of the page's own origin. */
function withoutCrossOrigin(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers };
  for (const name of ['access-control-allow-origin', 'timing-allow-origin', 'cross-origin-resource-policy']) {
    delete kept[name];
  }
  return kept;
}
