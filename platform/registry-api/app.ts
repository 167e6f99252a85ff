import Fastify, { type FastifyInstance } from 'fastify';
import type { Reports } from '../release-watch/reports-client.ts';
import { requireToken } from './authorize.ts';
import { handleErrors } from './errors.ts';
import { canaryRoutes } from './routes/canary-routes.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { checkRoutes } from './routes/check-routes.ts';
import { developerRoutes } from './routes/developer-routes.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { readRoutes } from './routes/read-routes.ts';
import type { ReleaseStore } from '../release/store/release-store.ts';

export interface RegistryApiOptions {
  readonly store: ReleaseStore;
  readonly logLevel?: string;
  /** Where the API tells what pages have reported. */
  readonly reports?: Reports;
  /** What the store's API shows to act for owners; without it such calls are refused. */
  readonly storeKey?: string;
}

/** The registry's HTTP API: what the release CLI does in the store's folder, for teams that have a token instead. */
export async function buildRegistryApi({
  store,
  logLevel = 'warn',
  reports,
  storeKey,
}: RegistryApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, name: 'registry' },
    forceCloseConnections: true,
    requestIdHeader: 'x-request-id',
  });
  handleErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  await app.register(
    (routes, _options, done) => {
      requireToken(routes, store, storeKey);
      readRoutes(routes, store, reports);
      changeRoutes(routes, store);
      canaryRoutes(routes, store);
      checkRoutes(routes, store);
      previewRoutes(routes, store);
      done();
    },
    { prefix: '/registry' },
  );
  await app.register(
    (routes, _options, done) => {
      developerRoutes(routes, store);
      done();
    },
    { prefix: '/registry/developer' },
  );
  return app;
}
