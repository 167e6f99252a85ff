import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { presentCart } from './presenter.ts';
import * as service from './service.ts';

export function cartRoutes(router: Router, deps: Deps): void {
  const { database } = deps;
  route(router, endpoints.getCart, async ({ caller }) =>
    presentCart(await service.getCart(database.db, caller)),
  );
  route(router, endpoints.addToCart, async ({ caller, body, request }) => {
    await service.countNewCart(deps, caller, request.ip);
    return presentCart(await service.addItem(database, caller, body));
  });
  route(router, endpoints.updateCartItem, async ({ caller, params, body }) =>
    presentCart(await service.updateItem(database, caller, params.cartItemId, body)),
  );
  route(router, endpoints.removeCartItem, async ({ caller, params }) =>
    presentCart(await service.removeItem(database, caller, params.cartItemId)),
  );
}
