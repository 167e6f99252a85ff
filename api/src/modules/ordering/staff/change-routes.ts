import { endpoints } from '@ritual/shared/contract/endpoints';
import { rolesWith } from '@ritual/shared/contract';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Administrator } from '../../../plugins/callers.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { quoteFor } from '../changes/change.ts';
import { presentQuote } from '../changes/present.ts';
import { confirmMoney } from './confirm-money.ts';
import { changeForShopper, withdrawForShopper } from './change.ts';
import { wholeOrder } from './whole.ts';

/** Only who may give money back may give a difference away. */
function mayWaive({ staff: { rights } }: Administrator): void {
  const right = 'orders.refund';
  if (!rights.includes(right))
    throw new AppError('RIGHT_MISSING', { details: { right, roles: rolesWith(right) } });
}

/** What an order would cost with other pieces, and the change itself. */
export function changeRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const confirmed = confirmMoney(router);
  route(router, endpoints.quoteOrderChange, async ({ params, query: { methodPrice = null, ...wanted } }) =>
    presentQuote(await quoteFor(db, params.id, { ...wanted, methodPrice })),
  );
  route(router, endpoints.changeOrder, async ({ params, body, ...call }) => {
    const { waive, seen } = body;
    if (waive !== null) mayWaive(call.caller);
    await confirmed(call, seen.toRefund + (waive === null ? 0 : seen.toPay));
    await changeForShopper(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.withdrawOrderChange, async ({ params, ...call }) => {
    await withdrawForShopper(deps, call, params);
    return wholeOrder(db, params.id);
  });
}
