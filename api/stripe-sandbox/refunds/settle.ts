import { emitEvent } from '../events/emit.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentRefund } from './present.ts';
import type { RefundRecord } from './record.ts';

/** The bank took the money or sent it back, which it may do long after the refund was said to have succeeded. */
export function settleRefund(sandbox: Sandbox, refund: RefundRecord, result: 'succeeded' | 'failed'): void {
  const previous = { status: refund.status };
  refund.settlement = null;
  if (refund.status === result || refund.status === 'failed') return;
  refund.status = result;
  const charge = sandbox.store.intents.get(refund.intentId)?.charge;
  if (result === 'failed' && charge) charge.amountRefunded -= refund.amount;
  emitEvent(sandbox, { type: 'refund.updated', object: presentRefund(refund), previous });
  if (result === 'failed') emitEvent(sandbox, { type: 'refund.failed', object: presentRefund(refund) });
}
