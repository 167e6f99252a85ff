import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createPictures, type PictureOptions } from './pictures.ts';

type Next = (error?: unknown) => void;

const statusOf = { WIDTH_NOT_OFFERED: 404, PICTURE_NOT_FOUND: 404, PICTURE_UNREADABLE: 500 } as const;

/** `/media/<width>/<file>` as a connect middleware: the asset host and the dev servers use the same one. */
export function mediaHandler(options: PictureOptions) {
  const picture = createPictures(options);
  return (request: IncomingMessage, response: ServerResponse, next?: Next): void => {
    const match = /^\/media\/(\d+)\/([^/?#]+)(?:\?.*)?$/.exec(request.url ?? '');
    if (!match && next) return next();
    answer(request, response, picture(Number(match?.[1] ?? 0), decode(match?.[2] ?? ''))).catch(
      (error: unknown) => {
        // The visitor went away, or the file did between two steps; nothing can be said any more.
        if (next && !response.headersSent) next(error);
        else response.destroy();
      },
    );
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  found: ReturnType<ReturnType<typeof createPictures>>,
): Promise<void> {
  const result = await found;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Access-Control-Allow-Origin', '*');
  if ('code' in result) {
    const body = JSON.stringify({ code: result.code, message: result.message, details: null });
    response.writeHead(statusOf[result.code], {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    response.end(body);
    return;
  }
  const etag = `"${result.tag}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Content-Type', 'image/webp');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', (await stat(result.file)).size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(result.file), response);
}

/** A malformed escape is simply a name that no picture has. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
