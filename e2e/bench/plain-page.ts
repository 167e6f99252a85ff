import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A page's main picture: everything that the hand-written page needs to show it in the same way. */
export interface MainPicture {
  /** URL of the file that a phone loads. */
  readonly url: string;
  readonly title: string;
  readonly box: { readonly top: number; readonly width: number; readonly height: number };
}

export interface PlainSite {
  readonly address: (path: string) => string;
  readonly stop: () => Promise<void>;
}

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoding?: string;
}

/**
 * Hand-written pages optimized for speed only: a heading, some text and the picture, at the same position and with the same bytes
 * as in the store, preloaded; no script and no web font.
 */
export async function startPlainSite(pages: ReadonlyMap<string, MainPicture>): Promise<PlainSite> {
  const bodies = new Map<string, Body>();
  for (const [path, picture] of pages) {
    const file = new URL(picture.url).pathname;
    bodies.set(path, {
      type: 'text/html; charset=utf-8',
      bytes: brotliCompressSync(plainPage(picture, file)),
      encoding: 'br',
    });
    const response = await fetch(picture.url, { headers: { accept: 'image/avif,image/webp' } });
    const type = response.headers.get('content-type') ?? '';
    bodies.set(file, { type, bytes: Buffer.from(await response.arrayBuffer()) });
  }
  const server = createServer((request, response) => answer(bodies.get(request.url ?? ''), response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://localhost:${String(port)}${path}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(body: Body | undefined, response: ServerResponse): void {
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  const encoding = body.encoding === undefined ? {} : { 'content-encoding': body.encoding };
  response
    .writeHead(200, { 'content-type': body.type, 'content-length': body.bytes.length, ...encoding })
    .end(body.bytes);
}

function plainPage({ title, box }: MainPicture, file: string): string {
  const { top, width, height } = box;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="preload" as="image" fetchpriority="high" href="${file}">
<style>body{margin:0;font:16px/1.5 sans-serif}header{height:${String(top)}px;overflow:hidden}
img{display:block;object-fit:cover}</style></head><body>
<header><h1>${title}</h1><p>Sportswear cut in few pieces and finished to last.</p></header>
<img src="${file}" alt="" fetchpriority="high" decoding="sync" width="${String(width)}" height="${String(height)}">
<p>Free shipping on orders over $250.</p></body></html>`;
}
