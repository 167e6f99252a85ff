import { nowInSeconds } from '../core/clock.ts';
import { invalidState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { emitEvent } from '../events/emit.ts';
import type { IntentRecord } from '../intents/record.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { presentDispute } from './present.ts';
import type { DisputeRecord } from './record.ts';

const daysToAnswer = 9;

/** The shopper's bank takes the money back for now, or with `inquiry` only asks. */
export function openDispute(
  sandbox: Sandbox,
  intent: IntentRecord,
  {
    inquiry,
    reason = 'fraudulent',
  }: { readonly inquiry: boolean; readonly reason?: DisputeRecord['reason'] },
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
    ...{ reason, evidence: {}, submissions: 0 },
  };
  intent.charge.disputed = true;
  sandbox.store.disputes.set(dispute.id, dispute);
  emitEvent(sandbox, { type: 'charge.dispute.created', object: presentDispute(dispute) });
  if (!inquiry)
    emitEvent(sandbox, { type: 'charge.dispute.funds_withdrawn', object: presentDispute(dispute) });
  return dispute;
}

const isInquiry = ({ status }: DisputeRecord) => status.startsWith('warning_');
const isUndecided = ({ status }: DisputeRecord) => /(needs_response|under_review)$/.test(status);

/** What the store tells the bank; what is submitted stays. */
export function updateDispute(
  sandbox: Sandbox,
  dispute: DisputeRecord,
  { evidence = {}, submit = false, cause }: Update,
): void {
  if (dispute.submissions > 0 || !dispute.status.endsWith('needs_response')) {
    throw invalidState(`This dispute is ${dispute.status} and takes no evidence any more.`);
  }
  if (dispute.dueBy <= nowInSeconds()) {
    throw invalidState('The deadline of this dispute has passed: evidence can no longer be submitted.');
  }
  Object.assign(dispute.evidence, evidence);
  if (submit) {
    dispute.submissions += 1;
    dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  }
  emitEvent(sandbox, { type: 'charge.dispute.updated', object: presentDispute(dispute), cause });
}

interface Update {
  readonly evidence?: Readonly<Record<string, string>> | undefined;
  readonly submit?: boolean | undefined;
  readonly cause?: Cause;
}

/** The bank has decided, or the store has accepted. An inquiry ends without a winner. */
export function closeDispute(
  sandbox: Sandbox,
  dispute: DisputeRecord,
  result: 'won' | 'lost',
  cause?: Cause,
): void {
  if (!isUndecided(dispute)) throw invalidState(`The dispute is ${dispute.status} already.`);
  const previous = { status: dispute.status };
  dispute.status = isInquiry(dispute) ? 'warning_closed' : result;
  emitEvent(sandbox, { type: 'charge.dispute.closed', object: presentDispute(dispute), previous, cause });
  if (dispute.status === 'won')
    emitEvent(sandbox, { type: 'charge.dispute.funds_reinstated', object: presentDispute(dispute) });
}
