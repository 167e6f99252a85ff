import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
/** Bytes below which compressing gains less than a packet. */
const small = 1400;

/**
 * Answers that are the same for everybody: kept shortly by browsers and proxies, then asked for again by their hash. Short,
 * because stock is part of them. Lists of products shrink to a tenth on their way.
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
    if (payload.length < small || !acceptsBrotli(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'br').removeHeader('content-length');
    return compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}

function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return typeof accepted === 'string' && /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted);
}
