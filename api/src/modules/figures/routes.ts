import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { readProductFigures } from './products.ts';
import { readFigures } from './sums.ts';

/** How the shop is doing, from sums that are kept day by day. */
export function figureRoutes(router: Router, { database: { db } }: Deps): void {
  route(router, endpoints.getFigures, ({ query }) => readFigures(db, query.days));
  route(router, endpoints.getProductFigures, ({ query }) => readProductFigures(db, query.days));
}
