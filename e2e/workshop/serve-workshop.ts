import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { picturesFolder } from '@ritual/shared/demo/pictures';

export const workshopFolder = path.resolve(import.meta.dirname, '../../workshop/dist');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the built workshop on a free port. Every width of a picture is answered with its original. */
export async function serveWorkshop(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const picture = /^\/media\/\d+\/([\w.-]+)$/.exec(asked)?.[1];
    const file = picture
      ? path.join(picturesFolder, picture)
      : path.join(workshopFolder, path.normalize(asked));
    if (!existsSync(file) || !statSync(file).isFile()) {
      // Browsers request it by themselves.
      response.writeHead(asked === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${String((server.address() as AddressInfo).port)}`, server };
}
