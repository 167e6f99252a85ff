import type { FastifyInstance } from 'fastify';
import type { Reports } from '../../release-watch/reports-client.ts';
import { releaseHealthQuery } from '../../release-watch/index.ts';
import { storeRegistry } from '../../release/registries/store-registry.ts';
import { namedSchema, traceRequestSchema, typesQuerySchema } from '../../release/registries/wire-schemas.ts';
import { mustOwn, teamOf } from '../authorize.ts';
import { parseBody } from '../errors.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/** What every team may know: what is live, how it came about, and what is published. */
export function readRoutes(app: FastifyInstance, store: ReleaseStore, reports?: Reports): void {
  const registry = storeRegistry(store, reports);
  app.get('/channel', () => registry.channel());
  app.get('/history', () => registry.history());
  app.get('/health', (request) => registry.health(parseBody(releaseHealthQuery, request.query).days));
  app.get('/types', (request) => registry.types(parseBody(typesQuerySchema, request.query).revision));
  app.get('/releases', () => registry.list());
  app.get('/releases/:name/:version', (request) => {
    const { name, version } = parseBody(namedSchema, request.params);
    return registry.release(name, version);
  });
  // The Node build is the team's own code, which browsers do not get.
  app.get('/releases/:name/:version/files', async (request) => {
    const { name, version } = parseBody(namedSchema, request.params);
    mustOwn(teamOf(request), [name]);
    return { files: await registry.download(name, version) };
  });
  app.post('/releases/:name/:version/traces', (request) => {
    const { name, version } = parseBody(namedSchema, request.params);
    return registry.trace(name, version, parseBody(traceRequestSchema, request.body).positions);
  });
}
