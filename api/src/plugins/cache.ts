import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compressed } from './compression.ts';

/**
 * Answers that are the same for everybody: kept shortly by browsers and proxies, then asked for again by their hash. Short,
 * because stock is part of them.
 */
export function cacheShortly(app: FastifyInstance, seconds = 10): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply
      .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 6}`)
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      void reply.code(304).removeHeader('content-type');
      return '';
    }
    return compressed(request, reply, payload);
  });
}
