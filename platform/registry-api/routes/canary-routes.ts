import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeRegistry } from '../../release/registries/store-registry.ts';
import type { ChangeRequest } from '../../release/registries/release-registry.ts';
import {
  canaryChangeSchema,
  canaryOfSchema,
  canaryStepSchema,
  newCanarySchema,
} from '../../release/registries/wire-schemas.ts';
import { actorOf, mustOwn, teamOf } from '../authorize.ts';
import { parseBody } from '../errors.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/** Canaries of the token's remotes. Which there are is in the channel document. */
export function canaryRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const { canary } = storeRegistry(store);
  /** Refuses other teams' remotes; the change in the name of this one. */
  const owned = (request: FastifyRequest, remote: string, change: ChangeRequest): ChangeRequest => {
    const team = teamOf(request);
    mustOwn(team, [remote]);
    return { ...change, actor: actorOf(team, change.actor) };
  };
  const remoteOf = (request: FastifyRequest) => parseBody(canaryOfSchema, request.params).remote;

  app.post('/canaries', (request) => {
    const { name, version, share, automatic, ...change } = parseBody(newCanarySchema, request.body);
    return canary.start({ name, version, share, automatic }, owned(request, name, change));
  });
  app.post('/canaries/:remote/steps', (request) => {
    const remote = remoteOf(request);
    const { share, automatic, ...change } = parseBody(canaryStepSchema, request.body);
    return canary.step(remote, { share, automatic }, owned(request, remote, change));
  });
  for (const [end, run] of [
    ['complete', canary.complete],
    ['abort', canary.abort],
  ] as const) {
    app.post(`/canaries/:remote/${end}`, (request) => {
      const remote = remoteOf(request);
      return run(remote, owned(request, remote, parseBody(canaryChangeSchema, request.body)));
    });
  }
}
