import { timingSafeEqual } from 'node:crypto';
import {
  canaryRun,
  internalKey,
  internalPaths,
  releaseHealthQuery,
  servedViews,
} from '@ritual/platform/release-watch';
import { endpoints } from '@ritual/shared/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { asksForPrivacy } from '../../plugins/privacy-control.ts';
import { readReleaseHealth, readVotes, takePageReport, takeServedViews } from './service.ts';

/** What served pages report, and what shell and registry need of it. */
export function releaseHealthRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.reportPage, ({ body, request }) =>
    takePageReport(deps, body, { address: request.ip, asksForPrivacy: asksForPrivacy(request) }),
  );

  // By scope, not by address: the router takes '%69nternal' for 'internal', too.
  router.app.register((app, _options, done) => {
    internalRoutes(app, deps);
    done();
  });
}

/** For the store's own processes, which show the internal key. */
function internalRoutes(app: Router['app'], deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done(isInternal(request, deps.settings.reportSecret) ? undefined : new AppError('UNAUTHENTICATED'));
  });
  app.post(internalPaths.servedViews, async ({ body }, reply) => {
    await takeServedViews(deps, read(servedViews, body));
    return reply.code(204).send();
  });
  app.get(internalPaths.canaryVotes, ({ query }) => readVotes(deps, read(canaryRun, query)));
  app.get(internalPaths.releaseHealth, ({ query }) =>
    readReleaseHealth(deps, read(releaseHealthQuery, query).days),
  );
}

function isInternal({ headers }: FastifyRequest, secret: string | null): boolean {
  if (secret === null) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${internalKey(secret)}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

interface Schema<Output> {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true; readonly data: Output }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

function read<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidFields(
    ...result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  );
}
