import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { addPin, addSynonym, removePin, removeSynonym, updatePin, updateSynonym } from './change.ts';
import { readTuning } from './read.ts';

/** What the staff makes of the search; shoppers' searches are answered by the catalog. */
export function searchRoutes(router: Router, deps: Deps): void {
  const tuning = () => readTuning({ db: deps.database.db, index: deps.catalogIndex });
  route(router, endpoints.getSearchTuning, tuning);
  route(router, endpoints.addSynonym, async ({ body, ...call }) => {
    await addSynonym(deps, call, body);
    return tuning();
  });
  route(router, endpoints.updateSynonym, async ({ params, body, ...call }) => {
    await updateSynonym(deps, call, params.id, body);
    return tuning();
  });
  route(router, endpoints.removeSynonym, async ({ params, ...call }) => {
    await removeSynonym(deps, call, params.id);
    return tuning();
  });
  route(router, endpoints.addPin, async ({ body, ...call }) => {
    await addPin(deps, call, body);
    return tuning();
  });
  route(router, endpoints.updatePin, async ({ params, body, ...call }) => {
    await updatePin(deps, call, params.id, body);
    return tuning();
  });
  route(router, endpoints.removePin, async ({ params, ...call }) => {
    await removePin(deps, call, params.id);
    return tuning();
  });
}
