import { endpoints } from '@ritual/shared/contract/endpoints';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { countFrom } from '../../../plugins/rate-limit.ts';
import { ownOrder } from './service.ts';
import { countPayment } from '../payment/limits.ts';
import { changeById } from '../records/changes.repository.ts';
import { orderById } from '../records/orders.repository.ts';
import { linkedChange, openChangePage, refreshChange, type RefreshedChange } from '../changes/pay.ts';
import { changedLines } from '../changes/words.ts';

/** What shoppers do about a change that waits for its payment. */
export function orderChangeRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.payOrderChange, async ({ caller, params, request }) => {
    await countPayment(deps, request.ip, caller.userId);
    const order = await ownOrder(deps, caller.userId, params.id);
    if ((await changeById(db, params.changeId))?.orderId !== order.id)
      throw new AppError('CHANGE_NOT_PAYABLE');
    return openChangePage(deps, params.changeId, null);
  });
  /** Guessing a link is like guessing one of an account. */
  const ofLink = async (token: string, address: string) => {
    await countFrom(db, 'link', { address, limit: deps.settings.limits.linkByAddress });
    return linkedChange(deps, token);
  };
  const present = async ({ change, underWay }: RefreshedChange) => {
    const { orderId, state, plan, differenceCents, payBy } = change;
    const number = (await orderById(db, orderId))?.number ?? '';
    return {
      ...{ number, state, underWay, lines: [...changedLines(plan)] },
      ...{ toPay: dollarsFromCents(Math.max(0, differenceCents)), payBy: payBy?.toISOString() ?? null },
    };
  };
  route(router, endpoints.readOrderChange, async ({ body: { token }, request }) =>
    present(await refreshChange(deps, await ofLink(token, request.ip))),
  );
  route(router, endpoints.payLinkedChange, async ({ body: { token }, request }) =>
    openChangePage(deps, (await ofLink(token, request.ip)).id, token),
  );
}
