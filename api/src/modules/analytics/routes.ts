import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { asksForPrivacy } from '../../plugins/privacy-control.ts';
import { readTraffic, storeEvents } from './service.ts';

/** Counting visits that agreed to it, and what the operator sees of it. */
export function analyticsRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.sendEvents, async ({ body, request }) => {
    if (!asksForPrivacy(request)) await storeEvents(deps, body, request.ip);
    return undefined;
  });
  route(router, endpoints.adminTraffic, ({ query }) => readTraffic(deps, query.days));
}
