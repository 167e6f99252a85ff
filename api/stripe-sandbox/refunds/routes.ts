import type { FastifyInstance } from 'fastify';
import { noSuch } from '../core/errors.ts';
import { expand } from '../core/expand.ts';
import { causeOf, idempotent } from '../core/idempotency.ts';
import { listObject, pageOf } from '../core/lists.ts';
import { expandOnly } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import { expanderOf } from '../expander.ts';
import type { Sandbox } from '../sandbox.ts';
import { createRefund } from './create.ts';
import { presentRefund } from './present.ts';
import type { RefundRecord } from './record.ts';
import { createRefundParams, listRefundsParams } from './schema.ts';

/** @throws StripeApiError 404 */
export function findRefund({ store }: Sandbox, id: string): RefundRecord {
  const refund = store.refunds.get(id);
  if (refund === undefined) throw noSuch('refund', id, 'refund');
  return refund;
}

export function refundRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  const expander = expanderOf(store);

  app.post(
    '/refunds',
    idempotent(store, (request) => {
      const params = parseParams(createRefundParams, request.body);
      return expand(presentRefund(createRefund(sandbox, params, causeOf(request))), params.expand, expander);
    }),
  );

  app.get('/refunds', (request) => {
    const params = parseParams(listRefundsParams, request.query);
    const matching = [...store.refunds.values()]
      .reverse()
      .filter(({ intentId }) => params.payment_intent === undefined || intentId === params.payment_intent)
      .filter(({ chargeId }) => params.charge === undefined || chargeId === params.charge);
    const page = pageOf(matching, params);
    return expand(
      listObject('/v1/refunds', page.data.map(presentRefund), page.has_more),
      params.expand,
      expander,
    );
  });

  app.get<{ Params: { id: string } }>('/refunds/:id', (request) => {
    const params = parseParams(expandOnly, request.query);
    return expand(presentRefund(findRefund(sandbox, request.params.id)), params.expand, expander);
  });
}
