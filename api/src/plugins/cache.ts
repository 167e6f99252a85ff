import type { FastifyInstance } from 'fastify';
import { compressed } from './compression.ts';
import { isKnown } from './etag.ts';

/**
 * Answers that are the same for everybody: kept shortly by browsers and proxies, then asked for again by their hash. Short,
 * because stock is part of them. An answer that says 'no-store' itself is for one reader.
 */
export function cacheShortly(app: FastifyInstance, seconds = 10): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.getHeader('cache-control') === 'no-store') return compressed(request, reply, payload);
    void reply
      .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 6}`)
      .header('vary', 'accept-encoding');
    return isKnown(request, reply, payload) ? '' : compressed(request, reply, payload);
  });
}
