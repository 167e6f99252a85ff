import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { checkAccount, checkEvent } from './payment-checks.ts';
import { openShop, readOpening } from './opening.ts';

export function openingRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.getOpening, ({ caller }) => readOpening(deps, caller));
  route(router, endpoints.openShop, async ({ body, ...call }) => {
    await openShop(deps, call, body);
    return readOpening(deps, call.caller);
  });
  route(router, endpoints.checkPaymentAccount, async (call) => {
    await checkAccount(deps, call);
    return readOpening(deps, call.caller);
  });
  route(router, endpoints.checkPaymentEvent, async (call) => {
    await checkEvent(deps, call);
    return readOpening(deps, call.caller);
  });
}
