import { endpoints } from '@ritual/shared/contract/endpoints';
import { invariant, invoiceOf } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { countPayment } from '../payment/limits.ts';
import { presentReturn } from '../returns/presenter.ts';
import { requestReturn } from '../returns/request.ts';
import { shopFacts } from '../../shop/repository.ts';
import { countFrom } from '../../../plugins/rate-limit.ts';
import { cancelOrder } from './cancel.ts';
import { answerDelay, linkedDelay, presentDelay } from './delay.ts';
import { presentOrder } from './presenter.ts';
import {
  orderById,
  orderBySession,
  ordersOf,
  withParts,
  type OrderRow,
} from '../records/orders.repository.ts';
import { ownOrder } from './service.ts';

export function orderRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const whole = async (order: OrderRow, viewer: 'owner' | 'everyone') => {
    const [parts] = await withParts(db, [order]);
    invariant(parts, 'an order has its parts');
    return presentOrder(parts, viewer);
  };

  route(router, endpoints.myOrders, async ({ caller, query }) => {
    const { rows, total } = await ordersOf(db, caller.userId, query);
    return {
      content: rows.map((row) => presentOrder(row, 'owner')),
      page: query.page,
      size: query.size,
      totalElements: total,
      last: (query.page + 1) * query.size >= total,
    };
  });
  route(router, endpoints.getOrder, async ({ caller, params }) =>
    whole(await ownOrder(deps, caller.userId, params.id), 'owner'),
  );
  route(router, endpoints.orderBySession, async ({ caller, params }) => {
    const order = await orderBySession(db, params.sessionId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    return whole(order, caller !== null && caller.userId === order.userId ? 'owner' : 'everyone');
  });
  route(router, endpoints.cancelOrder, async ({ caller, params, request }) => {
    await countPayment(deps, request.ip, caller.userId);
    await ownOrder(deps, caller.userId, params.id);
    await cancelOrder(deps, { id: params.id, actor: 'shopper' });
    return whole(await ownOrder(deps, caller.userId, params.id), 'owner');
  });
  route(router, endpoints.answerDelay, async ({ caller, params, body, request }) => {
    await countPayment(deps, request.ip, caller.userId);
    await ownOrder(deps, caller.userId, params.id);
    await answerDelay(deps, { orderId: params.id, choice: body.answer });
    return whole(await ownOrder(deps, caller.userId, params.id), 'owner');
  });
  /** Guessing a link is like guessing one of an account. */
  const ofLink = async (token: string, address: string) => {
    await countFrom(db, 'link', { address, limit: deps.settings.limits.linkByAddress });
    return linkedDelay(db, token);
  };
  const presentLinked = async (token: string) => {
    const delay = await linkedDelay(db, token);
    const { number = '' } = (await orderById(db, delay.orderId)) ?? {};
    return { ...presentDelay(delay), number };
  };
  route(router, endpoints.readDelay, async ({ body: { token }, request }) => {
    await ofLink(token, request.ip);
    return presentLinked(token);
  });
  route(router, endpoints.answerLinkedDelay, async ({ body: { token, answer }, request }) => {
    const { orderId, answer: before } = await ofLink(token, request.ip);
    // Of an earlier notice: another one has been sent since.
    if (before !== null) throw new AppError('DELAY_ANSWERED');
    await answerDelay(deps, { orderId, choice: answer });
    return presentLinked(token);
  });
  route(router, endpoints.requestReturn, async ({ caller, params, body }) =>
    presentReturn(await requestReturn(deps, caller.userId, params.id, body)),
  );
  route(router, endpoints.getInvoice, async ({ caller, params }) => {
    const order = await whole(await ownOrder(deps, caller.userId, params.id), 'owner');
    const invoice = invoiceOf(order, await shopFacts(db));
    if (!invoice) throw new AppError('ORDER_NOT_FOUND');
    return invoice;
  });
}
