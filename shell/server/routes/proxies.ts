import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { bodyLimits, errorCodes } from '@ritual/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerSettings } from '../settings.ts';

/** Proxies the API and the asset host, so that they share the origin of the pages. */
export async function proxies(app: FastifyInstance, { apiOrigin, assetOrigin }: ServerSettings) {
  await app.register(async (api) => {
    bufferBodies(api);
    await proxy(api, apiOrigin, '/api', 'The API');
  });
  for (const prefix of ['/releases', '/media', '/assets']) {
    await proxy(app, assetOrigin, prefix, 'The asset host', ['GET', 'HEAD']);
  }
}

/**
 * Reads a request body completely before the request is forwarded. Otherwise an API that refuses a body halfway would look like one
 * that does not answer, and slow clients would hold the API's connections.
 */
function bufferBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: Math.max(...Object.values(bodyLimits)) } as const;
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, Readable.from(body)));
}

async function proxy(
  app: FastifyInstance,
  upstream: string,
  prefix: string,
  upstreamName: string,
  httpMethods?: string[],
): Promise<void> {
  await app.register(httpProxy, {
    ...{ upstream, prefix, rewritePrefix: prefix, disableRequestLogging: true, proxyPayloads: false },
    ...(httpMethods && { httpMethods }),
    http: { requestOptions: { timeout: 30_000 } },
    replyOptions: {
      // By default the proxy repeats a GET up to ten times on 503, which adds load to a busy API and delays the response.
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
        // The declared type is the raw reply; the plugin passes Fastify's.
        const answer = reply as unknown as FastifyReply;
        const { id, log } = answer.request;
        log.warn({ err: error }, `${upstreamName} does not answer.`);
        void answer
          .code(502)
          .send({ code: 'UNAVAILABLE', message: errorCodes.UNAVAILABLE.message, requestId: id });
      },
    },
  });
}

/** Removes the asset host's CORS headers: files that are proxied have the origin of the page. */
function withoutCrossOrigin(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const remaining = { ...headers };
  for (const name of ['access-control-allow-origin', 'timing-allow-origin', 'cross-origin-resource-policy']) {
    delete remaining[name];
  }
  return remaining;
}
