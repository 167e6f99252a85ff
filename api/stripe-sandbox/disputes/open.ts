import { nowInSeconds } from '../core/clock.ts';
import { invalidState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { emitEvent } from '../events/emit.ts';
import type { IntentRecord } from '../intents/record.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentDispute } from './present.ts';
import type { DisputeRecord } from './record.ts';

const daysToAnswer = 9;

/** The shopper's bank takes the money back for now, or with `inquiry` only asks. */
export function openDispute(
  sandbox: Sandbox,
  intent: IntentRecord,
  { inquiry }: { readonly inquiry: boolean },
): DisputeRecord {
  if (intent.status !== 'succeeded' || intent.charge === null) {
    throw invalidState('Only a payment that succeeded can be disputed.', 'payment_intent');
  }
  const created = nowInSeconds();
  const dispute: DisputeRecord = {
    id: newId('dispute'),
    created,
    amount: intent.amount - intent.charge.amountRefunded,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.charge.id,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    dueBy: created + daysToAnswer * 24 * 60 * 60,
  };
  intent.charge.disputed = true;
  sandbox.store.disputes.set(dispute.id, dispute);
  emitEvent(sandbox, { type: 'charge.dispute.created', object: presentDispute(dispute) });
  return dispute;
}

/** The bank has decided. An inquiry ends without a winner. */
export function closeDispute(sandbox: Sandbox, dispute: DisputeRecord, result: 'won' | 'lost'): void {
  if (dispute.status !== 'needs_response' && dispute.status !== 'warning_needs_response') {
    throw invalidState(`The dispute is ${dispute.status} already.`);
  }
  const previous = { status: dispute.status };
  dispute.status = dispute.status === 'needs_response' ? result : 'warning_closed';
  emitEvent(sandbox, { type: 'charge.dispute.closed', object: presentDispute(dispute), previous });
}
