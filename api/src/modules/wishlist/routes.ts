import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { CheckedJson } from '../../plugins/checked-json.ts';
import { compressAnswers } from '../../plugins/compression.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { presentWishlist } from './presenter.ts';
import { entriesOf } from './repository.ts';
import * as service from './service.ts';

export function wishlistRoutes(router: Router, deps: Deps): void {
  const { database } = deps;
  compressAnswers(router.app);
  route(router, endpoints.getWishlist, async ({ caller }) =>
    presentWishlist(await entriesOf(database.db, caller)),
  );
  route(router, endpoints.getWishlistProducts, async ({ caller }) => {
    const cards = await service.savedCards(deps, caller);
    return new CheckedJson(`{"products":[${cards.join(',')}]}`);
  });
  route(router, endpoints.saveProduct, async ({ caller, params, request }) => {
    await service.countNewWishlist(deps, caller, request.ip);
    return presentWishlist(await service.saveProduct(database, caller, params.productId));
  });
  route(router, endpoints.unsaveProduct, async ({ caller, params }) =>
    presentWishlist(await service.unsaveProduct(database, caller, params.productId)),
  );
}
