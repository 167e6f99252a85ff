import { endpoints } from '@ritual/shared/contract/endpoints';
import { withCount } from '../../../admin-list.ts';
import type { Deps } from '../../../deps.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { orderById } from '../records/orders.repository.ts';
import { unrefundedCents } from '../refunds/write.ts';
import { confirmMoney } from './confirm-money.ts';
import { countOrders, orderPage } from './list.ts';
import { changeRoutes } from './change-routes.ts';
import { correctParcel } from './correct-parcel.ts';
import { orderRecordRoutes } from './record-routes.ts';
import { packingOf } from './packing.ts';
import { paymentTroubleRoutes } from './payment-routes.ts';
import { receivePieces } from './receive-return.ts';
import { shipParcels } from './ship-parcels.ts';
import { wholeOrder } from './whole.ts';
import {
  cancelForShopper,
  delay,
  deliverParcel,
  hold,
  judgeReturn,
  refundOrder,
  release,
  review,
  settleRefund,
  shipParcel,
} from './write.ts';

/** Orders as the staff finds them and works on them. */
export function orderWorkRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  orderRecordRoutes(router, deps);
  paymentTroubleRoutes(router, deps);
  const confirmed = confirmMoney(router);
  changeRoutes(router, deps);

  route(router, endpoints.listOrders, async ({ query }) =>
    withCount(await orderPage(db, query), query.after, () => countOrders(db, query)),
  );
  route(router, endpoints.getAdminOrder, ({ params }) => wholeOrder(db, params.id));
  route(router, endpoints.shipParcel, async ({ params, body, ...call }) => {
    await shipParcel(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.getPacking, async ({ query }) => ({ orders: await packingOf(db, query.orders) }));
  route(router, endpoints.shipParcels, async ({ body, ...call }) => ({
    rows: await shipParcels(deps, call, body),
  }));
  route(router, endpoints.correctParcel, async ({ params, body, ...call }) => {
    await correctParcel(deps, call, params, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.deliverParcel, async ({ params, ...call }) => {
    await deliverParcel(deps, call, params);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.holdOrder, async ({ params, body, ...call }) => {
    await hold(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.releaseOrder, async ({ params, ...call }) => {
    await release(deps, call, params.id);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.delayOrder, async ({ params, body, ...call }) => {
    await delay(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.refundOrder, async ({ params, body, ...call }) => {
    await confirmed(call, body.amount);
    await refundOrder(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.settleRefund, async ({ params, body, ...call }) => {
    await settleRefund(deps, call, params, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.cancelOrderForShopper, async ({ params, ...call }) => {
    const order = await orderById(db, params.id);
    if (order) await confirmed(call, await unrefundedCents(db, order));
    await cancelForShopper(deps, call, params.id);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.decideReview, async ({ params, body, ...call }) => {
    // All that is left of a payment: how much is known by the provider only.
    if (body.decision === 'refund') await confirmed(call, Infinity);
    await review(deps, call, params.id, body.decision);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.decideReturn, async ({ params, body, ...call }) => {
    await confirmed(call, body.amount);
    await judgeReturn(deps, call, params, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.receiveReturn, async ({ params, body, ...call }) => {
    await confirmed(call, body.amount);
    await receivePieces(deps, call, params, body);
    return wholeOrder(db, params.id);
  });
}
