import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noPreview } from '../../release/promote/preview.ts';
import { storeRegistry } from '../../release/registries/store-registry.ts';
import { developerRequestSchema, previewRequestSchema } from '../../release/registries/wire-schemas.ts';
import { actorOf, mayEnd, teamOf } from '../authorize.ts';
import { parseBody, RegistryError } from '../errors.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/** Previews: made of any remote, seen in the list and ended by the teams that `mayEnd` names. */
export function previewRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const registry = storeRegistry(store);
  const previewsOf = async (request: FastifyRequest) =>
    (await registry.previews()).filter((preview) => mayEnd(teamOf(request), preview));

  // Of any remote: nothing changes for shoppers, and a team may have to see its release beside another team's.
  app.post('/previews', (request, reply) => {
    const preview = parseBody(previewRequestSchema, request.body);
    const token = teamOf(request);
    const { team } = token;
    if (!preview.dryRun) {
      reply.code(201);
      request.log.info({ releases: preview.releases, team, force: preview.force }, 'previewed');
    }
    return registry.preview({ ...preview, team, actor: actorOf(token, preview.actor) });
  });
  app.post('/developers', (request, reply) => {
    const { hours, actor } = parseBody(developerRequestSchema, request.body);
    const token = teamOf(request);
    reply.code(201);
    request.log.info({ team: token.team, hours }, 'developer signed in');
    return registry.developer({ hours, team: token.team, actor: actorOf(token, actor) });
  });
  app.get('/previews', previewsOf);
  app.delete<{ Params: { handle: string } }>('/previews/:handle', async (request) => {
    const { handle } = request.params;
    const own = (await previewsOf(request)).some((preview) => preview.handle === handle);
    if (!own) throw new RegistryError('NOT_FOUND', noPreview(handle));
    request.log.info({ handle, team: teamOf(request).team }, 'preview ended');
    return registry.endPreview(handle);
  });
}
