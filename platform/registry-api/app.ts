import Fastify, { type FastifyInstance } from 'fastify';
import { folderRegistry } from '../release/registries/folder-registry.ts';
import type { RollbackTarget } from '../release/promote/rollback-to.ts';
import { actorOf, mustOwn, requireToken, teamOf } from './authorize.ts';
import { handleErrors, parseBody } from './errors.ts';
import { receiveBuild } from './receive-build.ts';
import {
  maxUploadBytes,
  previewRequestSchema,
  promotionSchema,
  rollbackSchema,
  uploadSchema,
} from '../release/registries/wire-schemas.ts';

export interface RegistryApiOptions {
  readonly dataDir: string;
  readonly logLevel?: string;
}

/** The registry's HTTP API: what the release CLI does in the store's folder, for teams that have a token instead. */
export async function buildRegistryApi({
  dataDir,
  logLevel = 'warn',
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
      requireToken(routes, dataDir);
      readRoutes(routes, dataDir);
      changeRoutes(routes, dataDir);
      done();
    },
    { prefix: '/registry' },
  );
  return app;
}

function readRoutes(app: FastifyInstance, dataDir: string): void {
  const registry = folderRegistry(dataDir);
  app.get('/channel', () => registry.channel());
  app.get('/history', () => registry.history());
  app.get('/releases', () => registry.list());
}

function changeRoutes(app: FastifyInstance, dataDir: string): void {
  const registry = folderRegistry(dataDir);
  app.post('/releases', { bodyLimit: maxUploadBytes }, (request, reply) => {
    const upload = parseBody(uploadSchema, request.body);
    const { release, alreadyThere } = receiveBuild(dataDir, upload, (name) =>
      mustOwn(teamOf(request), [name]),
    );
    const { name, version } = release;
    request.log.info({ name, version, team: teamOf(request).team }, 'published');
    return reply.code(alreadyThere ? 200 : 201).send({ name, version, alreadyThere });
  });
  app.post('/promotions', (request) => {
    const { releases, ...change } = parseBody(promotionSchema, request.body);
    const team = teamOf(request);
    mustOwn(
      team,
      releases.map(({ name }) => name),
    );
    return registry.promote(releases, { ...change, actor: actorOf(team, change.actor) });
  });
  // Of any remote: nothing changes for shoppers, and a team may have to see its release beside another team's.
  app.post('/previews', (request, reply) => {
    const preview = parseBody(previewRequestSchema, request.body);
    reply.code(201);
    request.log.info(
      { releases: preview.releases, team: teamOf(request).team, force: preview.force },
      'previewed',
    );
    return registry.preview({ ...preview, actor: actorOf(teamOf(request), preview.actor) });
  });
  app.post('/rollbacks', (request) => {
    const { remotes, to, ...change } = parseBody(rollbackSchema, request.body);
    const team = teamOf(request);
    mustOwn(team, remotes.length === 0 ? null : remotes);
    const target: RollbackTarget | undefined = to && 'at' in to ? { at: new Date(to.at) } : to;
    return registry.rollback({ ...change, remotes, to: target, actor: actorOf(team, change.actor) });
  });
}
