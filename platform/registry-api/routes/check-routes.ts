import type { FastifyInstance } from 'fastify';
import type { CheckReport } from '../../release/promote/check-build.ts';
import { storeRegistry } from '../../release/registries/store-registry.ts';
import { checkSchema, maxUploadBytes, namedSchema } from '../../release/registries/wire-schemas.ts';
import { mustOwn, teamOf } from '../authorize.ts';
import { parseBody } from '../errors.ts';
import { receiveBuild, theUpload } from '../receive-build.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/** Checks published releases of any remote, and builds of the token's remotes: their code is run. */
export function checkRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const registry = storeRegistry(store);
  app.get('/releases/:name/:version/check', (request) =>
    registry.check(parseBody(namedSchema, request.params)),
  );
  app.post('/checks', { bodyLimit: maxUploadBytes }, (request) => {
    const { beside, ...wanted } = parseBody(checkSchema, request.body);
    if ('name' in wanted) return registry.check(wanted, beside);
    return receiveBuild(
      store,
      wanted,
      (name) => mustOwn(teamOf(request), [name]),
      async (dist) => withoutFolder(await registry.check({ dist }, beside), dist),
    );
  });
}

function withoutFolder(report: CheckReport, dist: string): CheckReport {
  const named = (text: string) => text.replaceAll(dist, theUpload);
  const checks = report.checks.map(({ detail, problems, ...one }) => ({
    ...one,
    detail: named(detail),
    problems: problems?.map((problem) => ({ ...problem, reason: named(problem.reason) })),
  }));
  return { ...report, checks };
}
