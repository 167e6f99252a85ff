import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { requestedReleases, type ReleaseStore } from '../release/store/index.ts';
import type { Uploads } from '../pictures/index.ts';
import { mediaRoute } from './media-route.ts';
import { createPictures, type Pictures } from './pictures.ts';

export type AssetOptions = {
  readonly store: ReleaseStore;
  readonly logLevel?: string;
  /** Originals that another machine may have taken in. */
  readonly uploads?: Pick<Uploads, 'bring'>;
  /** Folders of original pictures; by default those of the demo catalog and the uploads. */
  readonly masters?: readonly string[];
};

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const immutable = 'public, max-age=31536000, immutable';
const month = 'public, max-age=2592000';

export type AssetHost = {
  readonly app: FastifyInstance;
  /** Lets tests wait for pictures that are made in the background. */
  readonly pictures: Pick<Pictures, 'settled'>;
};

/** The asset host: fonts, releases of remotes and shell, pictures. */
export async function buildAssetHost({
  store,
  logLevel = 'warn',
  masters,
  uploads,
}: AssetOptions): Promise<AssetHost> {
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header('Timing-Allow-Origin', '*');
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    reply.header('X-Content-Type-Options', 'nosniff');
    if (reply.statusCode >= 400) reply.header('Cache-Control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such file.', details: null });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const code = status >= 500 ? 'INTERNAL' : 'NOT_FOUND';
    reply.code(status >= 500 ? 500 : 404).send({ code, message: 'This file cannot be sent.', details: null });
  });

  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));

  const { folder: dataDir } = store;
  const releases = join(dataDir, 'releases');
  const copyRequested = requestedReleases(store);
  await serve(app, '/assets/fonts/', fromRoot('shared/theme/fonts'), month);
  // Releases are scripts of many teams on the store's origin: a file that is opened as a page may do nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/releases/')) return;
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
    await copyRequested(request.url);
  });
  await serve(app, '/releases/', releases, immutable);
  await serve(app, '/shell/', join(releases, 'shell'), immutable);

  const pictures = createPictures({
    masters: masters ?? [fromRoot('shared/demo/data/pictures'), join(dataDir, 'uploads')],
    ...(uploads && { bring: uploads.bring }),
    cache: join(dataDir, 'media'),
    onFailure: (sentence) => app.log.warn(sentence),
  });
  app.addHook('onClose', () => pictures.close());
  mediaRoute(app, pictures);
  return { app, pictures };
}

async function serve(
  app: FastifyInstance,
  prefix: string,
  root: string,
  cacheControl: string,
): Promise<void> {
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    // No browser needs a Node build; `promote --from` gets it from the registry, with a token.
    allowedPath: (pathName) => !/\/node\//.test(decodeURIComponent(pathName)),
    cacheControl: false,
    // Releases contain a .br and a .gz beside each script: nothing is compressed during a request.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('Cache-Control', cacheControl);
      reply.header('Vary', 'Accept-Encoding');
    },
  });
}
