import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { listCollections, previewRule } from './list.ts';
import { orderCollections } from './order.ts';
import { collectionById } from './read.ts';
import { restoreCollection } from './restore.ts';
import { createCollection, deleteCollection, updateCollection } from './save.ts';

/** What administrators do with collections; shoppers' questions are answered by the catalog. */
export function collectionRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const catalog = { db, index: deps.catalogIndex };
  const whole = async (id: number) => {
    const found = await collectionById(db, id);
    if (!found) throw new AppError('COLLECTION_NOT_FOUND');
    return found;
  };

  route(router, endpoints.listAdminCollections, ({ query }) => listCollections(catalog, query));
  route(router, endpoints.previewCollection, ({ query }) => previewRule(catalog, query.rule));
  route(router, endpoints.getAdminCollection, ({ params }) => whole(params.id));
  route(router, endpoints.createCollection, async ({ body, ...call }) =>
    whole(await createCollection(deps, call, body)),
  );
  route(router, endpoints.updateCollection, async ({ params, body, ...call }) => {
    await updateCollection(deps, call, params.id, body);
    return whole(params.id);
  });
  route(router, endpoints.deleteCollection, async ({ params, ...call }) => {
    await deleteCollection(deps, call, params.id);
    return undefined;
  });
  route(router, endpoints.restoreCollection, async ({ params, ...call }) => {
    await restoreCollection(deps, call, params.id);
    return whole(params.id);
  });
  route(router, endpoints.orderCollections, async ({ body, ...call }) => {
    await orderCollections(deps, call, body.ids);
    return listCollections(catalog, { q: '' });
  });
}
