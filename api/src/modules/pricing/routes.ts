import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { publicTaxRules } from './repository.ts';

export function pricingRoutes(router: Router, { database: { db } }: Deps): void {
  route(router, endpoints.taxRules, () => publicTaxRules(db));
}
