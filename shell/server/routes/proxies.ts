import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { bodyLimits, errorCodes } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerSettings } from '../settings.ts';

interface Upstream {
  readonly origin: string;
  readonly prefix: string;
  /** What stands there instead at the upstream. */
  readonly target?: string;
  /** Subject of a sentence for the log. */
  readonly name: string;
  /** Files only: no other methods, and without the headers for pages of other origins. */
  readonly files?: boolean;
  /** Forwards bodies while they arrive. */
  readonly streams?: boolean;
  /** Timeout of a response in ms. */
  readonly timeoutMs?: number;
}

/** Proxies the API, the asset host and the registry, so that they share the origin of the pages. */
export async function proxies(app: FastifyInstance, settings: ServerSettings) {
  const { apiOrigin, assetOrigin, registryOrigin } = settings;
  const toApi = { origin: apiOrigin, name: 'The API' };
  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isInternal(request.url)) return undefined;
      reply.callNotFound();
      return reply;
    });
    // Files are forwarded as they come: the API reads them when it knows who sends them, and to their end. It makes a picture of each.
    await proxy(api, { ...toApi, prefix: endpoints.uploadPicture.path, streams: true, timeoutMs: 90_000 });
    // An import is tried, applied and undone as a whole.
    await proxy(api, { ...toApi, prefix: endpoints.tryImport.path, streams: true, timeoutMs: 180_000 });
    await api.register(async (calls) => {
      bufferBodies(calls);
      await proxy(calls, { ...toApi, prefix: '/api' });
    });
  });
  // At an address that crawlers may read, other than those of calls.
  await proxy(app, { ...toApi, prefix: '/feeds', target: '/api/feeds', files: true });
  for (const prefix of ['/releases', '/media', '/assets']) {
    await proxy(app, { origin: assetOrigin, prefix, name: 'The asset host', files: true });
  }
  // Uploads are large, and a promotion runs the releases first.
  const slow = { streams: true, timeoutMs: 180_000 } as const;
  await proxy(app, { origin: registryOrigin, prefix: '/registry', name: 'The registry', ...slow });
}

/** Calls between the store's own processes, however the address is written: the proxy resolves its dots, the API its escapes. */
function isInternal(address: string): boolean {
  const { pathname } = new URL(address, 'http://store.invalid');
  return decodeURIComponent(pathname).startsWith('/api/internal/');
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
  { origin, prefix, target = prefix, name, files = false, streams = false, timeoutMs = 30_000 }: Upstream,
): Promise<void> {
  await app.register(httpProxy, {
    ...{
      upstream: origin,
      prefix,
      rewritePrefix: target,
      disableRequestLogging: true,
      proxyPayloads: streams,
    },
    ...(files && { httpMethods: ['GET', 'HEAD'] }),
    http: { requestOptions: { timeout: timeoutMs } },
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
      rewriteHeaders: (headers) => (files ? withoutCrossOrigin(headers) : headers),
      onError: (reply, { error }) => {
        // The declared type is the raw reply; the plugin passes Fastify's.
        const answer = reply as unknown as FastifyReply;
        const { id, log } = answer.request;
        log.warn({ err: error }, `${name} does not answer.`);
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
