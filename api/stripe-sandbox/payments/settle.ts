import { emitEvent } from '../events/emit.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentSession } from '../sessions/present.ts';
import type { SessionRecord } from '../sessions/record.ts';
import { failIntent } from './attempt.ts';

/** Decides a delayed payment. A session without one is left alone. */
export function settleSession(sandbox: Sandbox, session: SessionRecord): void {
  const intent = session.intentId === null ? undefined : sandbox.store.intents.get(session.intentId);
  if (session.settlement === null || intent === undefined) return;
  const { result } = session.settlement;
  session.settlement = null;
  if (result === 'succeeded') {
    session.paymentStatus = 'paid';
    intent.status = 'succeeded';
    if (intent.charge) intent.charge.status = 'succeeded';
    emitEvent(sandbox, {
      type: 'checkout.session.async_payment_succeeded',
      object: presentSession(session),
    });
    return;
  }
  failIntent(sandbox, intent, {
    type: 'card_error',
    code: 'payment_method_provider_decline',
    declineCode: 'generic_decline',
    message: 'The payment was declined by the bank.',
  });
  emitEvent(sandbox, { type: 'checkout.session.async_payment_failed', object: presentSession(session) });
}
