import { nowInSeconds } from '../core/clock.ts';
import { invalidRequest, invalidState, noSuch } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { formatMoney } from '../core/money.ts';
import { emitEvent } from '../events/emit.ts';
import { presentCharge } from '../intents/present.ts';
import type { ChargeRecord, IntentRecord } from '../intents/record.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import type { RefundRecord } from './record.ts';
import type { CreateRefundParams } from './schema.ts';

function findIntent({ store }: Sandbox, params: CreateRefundParams): IntentRecord {
  if (params.payment_intent !== undefined) {
    const intent = store.intents.get(params.payment_intent);
    if (intent === undefined) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
    return intent;
  }
  if (params.charge !== undefined) {
    const intent = [...store.intents.values()].find(({ charge }) => charge?.id === params.charge);
    if (intent === undefined) throw noSuch('charge', params.charge, 'charge');
    return intent;
  }
  throw invalidRequest(
    'One of the following params should be provided for this request: payment_intent or charge.',
  );
}

function refundableCharge({ store }: Sandbox, intent: IntentRecord): ChargeRecord {
  if (intent.status !== 'succeeded' || intent.charge === null) {
    throw invalidState(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  const taken = [...store.disputes.values()].some(
    ({ intentId, status }) =>
      intentId === intent.id && ['needs_response', 'under_review', 'lost'].includes(status),
  );
  if (taken)
    throw invalidState(`Charge ${intent.charge.id} has been charged back.`, undefined, 'charge_disputed');
  return intent.charge;
}

function amountOf(params: CreateRefundParams, intent: IntentRecord, charge: ChargeRecord): number {
  const left = intent.amount - charge.amountRefunded;
  if (left === 0) {
    throw invalidState(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw invalidState(
      `Refund amount (${formatMoney(amount, intent.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, intent.currency)})`,
      'amount',
    );
  }
  return amount;
}

function settlementOf({ later }: IntentRecord, delay: number): RefundRecord['settlement'] {
  if (later === 'refunds arrive later') return { at: Date.now() + delay, result: 'succeeded' };
  return later === 'refunds fail later' ? { at: Date.now() + delay, result: 'failed' } : null;
}

/** Gives back all that is left, or the amount asked for. */
export function createRefund(sandbox: Sandbox, params: CreateRefundParams, cause: Cause): RefundRecord {
  const intent = findIntent(sandbox, params);
  const charge = refundableCharge(sandbox, intent);
  const amount = amountOf(params, intent, charge);
  const previous = { amount_refunded: charge.amountRefunded, refunded: false };
  const refund: RefundRecord = {
    id: newId('refund'),
    created: nowInSeconds(),
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: charge.id,
    paymentMethodId: intent.paymentMethodId,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
    status: intent.later === 'refunds arrive later' ? 'pending' : 'succeeded',
    settlement: settlementOf(intent, sandbox.options.delayedPaymentMs),
  };
  sandbox.store.refunds.set(refund.id, refund);
  charge.amountRefunded += amount;
  emitEvent(sandbox, { type: 'charge.refunded', object: presentCharge(intent, charge), previous, cause });
  sandbox.timetableChanged();
  return refund;
}
