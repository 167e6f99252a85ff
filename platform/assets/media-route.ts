import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { formatsFor, recipes } from './formats.ts';
import type { Pictures } from './pictures.ts';

const statusOf = { WIDTH_NOT_OFFERED: 404, PICTURE_NOT_FOUND: 404, PICTURE_UNREADABLE: 500 } as const;

// A stand-in is cached for a minute, for the first pages of a visit; the next visit gets the smaller format.
const cacheControl = { final: 'public, max-age=31536000, immutable', standIn: 'public, max-age=60' } as const;

/** `/media/<width>/<file>`: one address for all formats, chosen by the `Accept` header. */
export function mediaRoute(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { width: string; file: string } }>('/media/:width/:file', async (request, reply) => {
    const { width, file } = request.params;
    const found = await pictures.find(Number(width), file, formatsFor(request.headers.accept));
    if ('code' in found) {
      const { code, message } = found;
      return reply.code(statusOf[code]).send({ code, message, details: null });
    }
    const etag = `"${found.tag}"`;
    reply
      .header('ETag', etag)
      .header('Vary', 'Accept')
      .header('Cache-Control', found.final ? cacheControl.final : cacheControl.standIn)
      .type(recipes[found.format].type);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('Content-Length', (await stat(found.file)).size).send(createReadStream(found.file));
  });
}
