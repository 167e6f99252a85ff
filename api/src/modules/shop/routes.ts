import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { describeShop } from './service.ts';

export function shopRoutes(router: Router, { database: { db }, catalogIndex }: Deps): void {
  route(router, endpoints.shop, () => describeShop(db, catalogIndex));
}
