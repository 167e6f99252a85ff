import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { addressesOf } from './repository.ts';
import * as service from './service.ts';

export function addressRoutes(router: Router, { database }: Deps): void {
  route(router, endpoints.listAddresses, ({ caller }) => addressesOf(database.db, caller.userId));
  route(router, endpoints.createAddress, ({ caller, body }) =>
    service.createAddress(database, caller.userId, body),
  );
  route(router, endpoints.updateAddress, ({ caller, params, body }) =>
    service.updateAddress(database, caller.userId, params.id, body),
  );
  route(router, endpoints.deleteAddress, async ({ caller, params }) => {
    await service.removeAddress(database, caller.userId, params.id);
    return undefined;
  });
  route(router, endpoints.makeDefaultAddress, ({ caller, params }) =>
    service.makeDefault(database, caller.userId, params.id),
  );
}
