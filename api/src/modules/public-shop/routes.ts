import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { describeShop } from './describe-shop.ts';

export function shopRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.shop, () => describeShop(deps));
  route(router, endpoints.previewShop, ({ query }) => describeShop(deps, query.navigation));
}
