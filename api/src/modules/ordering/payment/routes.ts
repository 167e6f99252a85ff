import { bodyLimits } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { isUnpaid } from '@ritual/shared/kernel';
import { eq } from '../../../db/drizzle.ts';
import { paymentEvents } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { countTry } from '../../../plugins/rate-limit.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { settleChange } from '../changes/settle.ts';
import { reconcileDisputes } from '../disputes/reconcile.ts';
import { reconcileWarnings } from '../disputes/warnings.ts';
import { orderById, orderBySession } from '../records/orders.repository.ts';
import { reconcileRefundsOf } from '../refunds/reconcile.ts';
import { applySession } from '../settlement/apply.ts';
import { eventArrived } from '../../shop/payment-checks.ts';
import { countPayment } from './limits.ts';
import { isOfItsMode, type ReadEvent } from './modes.ts';
import { settleFirst } from './settle-first.ts';

export function paymentRoutes(router: Router, deps: Deps): void {
  const { app } = router;
  const { db } = deps.database;

  // The signature is over the bytes as they came, so nothing may parse them before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimits.event }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/api/stripe/webhook', async (request) => {
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const read = await deps.payments.readEvent(body, Array.isArray(signature) ? signature[0] : signature);
    if (!read) throw new AppError('INVALID_SIGNATURE');
    const { event } = read;
    const known = await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
    if (known.length === 0) {
      if (await isOfItsMode(deps, read)) await workOff(deps, read);
      // After the work: an event whose work failed comes again and must not be taken for done.
      await db.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
    }
    return { received: true };
  });

  route(router, endpoints.reconcile, async ({ params, request }) => {
    await countPayment(deps, request.ip, null);
    const order = await orderBySession(db, params.sessionId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (!isUnpaid(order.status)) return { status: order.status };
    await countTry(db, `payment:page:${order.id}`, deps.settings.limits.paymentByAccount);
    const session = await deps.payments.of(order).retrieveSession(params.sessionId);
    await applySession(deps, session, 'reconcile');
    const now = await orderById(db, order.id);
    return { status: now?.status ?? order.status };
  });
}

/** What follows an event about a payment that was made; null: it is none. */
function reconcileFor(type: string) {
  if (type.startsWith('charge.dispute.')) return reconcileDisputes;
  if (type === 'radar.early_fraud_warning.created') return reconcileWarnings;
  return /^(charge\.refunded|charge\.refund\.updated|refund\.\w+)$/.test(type) ? reconcileRefundsOf : null;
}

/** Other types are none of the store's business and are answered like these. */
async function workOff(deps: Deps, { event, provider }: ReadEvent): Promise<void> {
  const { type, session, payment } = event;
  const reconcile = reconcileFor(type);
  if (payment && reconcile) {
    await settleFirst(deps, provider, payment.paymentIntentId);
    return reconcile(deps, provider, payment.paymentIntentId);
  }
  if (!session) return;
  if (session.checkId) return eventArrived(deps, session.checkId);
  if (session.changeId !== null) return void (await settleChange(deps, session, 'webhook'));
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return applySession(deps, session, 'webhook');
    case 'checkout.session.async_payment_failed':
      // The session in the event does not show it.
      return applySession(deps, { ...session, paymentStatus: 'failed' }, 'webhook');
  }
}
