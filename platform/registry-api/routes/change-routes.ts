import type { FastifyInstance } from 'fastify';
import type { RollbackTarget } from '../../release/promote/rollback-to.ts';
import { storeRegistry } from '../../release/registries/store-registry.ts';
import {
  maxUploadBytes,
  promotionSchema,
  rollbackSchema,
  publicationSchema,
} from '../../release/registries/wire-schemas.ts';
import { actorOf, mustOwn, teamOf } from '../authorize.ts';
import { parseBody } from '../errors.ts';
import { receiveBuild } from '../receive-build.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/** Publishing, promoting and rolling back: of the token's remotes only. */
export function changeRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const registry = storeRegistry(store);
  app.post('/releases', { bodyLimit: maxUploadBytes }, async (request, reply) => {
    const { dryRun, ...upload } = parseBody(publicationSchema, request.body);
    const { name, version, alreadyThere } = await receiveBuild(
      store,
      upload,
      (remote) => mustOwn(teamOf(request), [remote]),
      (dist) => registry.publish(dist, { dryRun }),
    );
    if (!dryRun) request.log.info({ name, version, team: teamOf(request).team }, 'published');
    return reply.code(alreadyThere || dryRun ? 200 : 201).send({ name, version, alreadyThere });
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
  app.post('/rollbacks', (request) => {
    const { remotes, to, ...change } = parseBody(rollbackSchema, request.body);
    const team = teamOf(request);
    mustOwn(team, remotes.length === 0 ? null : remotes);
    const target: RollbackTarget | undefined = to && 'at' in to ? { at: new Date(to.at) } : to;
    return registry.rollback({ ...change, remotes, to: target, actor: actorOf(team, change.actor) });
  });
}
