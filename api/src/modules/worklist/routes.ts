import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { readLowStock } from './low-stock.ts';
import { worklistFor } from './worklist.ts';

/** What waits for the staff. */
export function worklistRoutes(router: Router, { database: { db } }: Deps): void {
  route(router, endpoints.getWorklist, ({ caller }) => worklistFor(db, caller.staff.rights));
  route(router, endpoints.getLowStock, () => readLowStock(db));
}
