import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { withAudit } from './audit.ts';
import { changeCanary, checkRollback, rollBack } from './change-storefront.ts';
import { readHistory } from './read-history.ts';
import { readPartHealth, readStorefront } from './read-storefront.ts';
import { storeRegistry } from './registry.ts';

/** What is live in the store, for the admin area. Browsers never talk to the registry. */
export function storefrontRoutes(router: Router, deps: Deps): void {
  const registry = storeRegistry(deps.settings);
  route(router, endpoints.getStorefront, () => readStorefront(deps, registry));
  route(router, endpoints.listStorefrontHistory, ({ query }) => readHistory(deps, registry, query));
  route(router, endpoints.getStorefrontHealth, ({ params, query }) =>
    readPartHealth(deps, registry, params.part, query.days),
  );
  route(router, endpoints.checkStorefrontRollback, ({ query: { parts, revision, at } }) =>
    checkRollback(registry, { parts, to: revision === undefined ? { at: at ?? '' } : { revision } }),
  );
  route(router, endpoints.rollBackStorefront, ({ body, caller, request }) =>
    withAudit(
      deps,
      { caller, request },
      { action: 'storefront.rollback', part: body.parts.join(', ') || 'all parts', asked: body },
      () => rollBack(registry, caller.userId, body),
    ),
  );
  route(router, endpoints.changeStorefrontCanary, ({ params: { part }, body, caller, request }) =>
    withAudit(
      deps,
      { caller, request },
      { action: `storefront.canary-${body.action}`, part, asked: body },
      () => changeCanary(registry, caller.userId, part, body),
    ),
  );
}
