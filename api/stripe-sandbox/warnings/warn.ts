import type { Stripe } from 'stripe';
import { nowInSeconds } from '../core/clock.ts';
import { invalidState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { emitEvent } from '../events/emit.ts';
import type { IntentRecord } from '../intents/record.ts';
import type { Sandbox } from '../sandbox.ts';
import type { WarningRecord } from './record.ts';

/** The issuer of the card warns early: no money moves, but a dispute may follow. */
export function warn(sandbox: Sandbox, intent: IntentRecord): WarningRecord {
  if (intent.status !== 'succeeded' || intent.charge === null) {
    throw invalidState('Only a payment that succeeded can be warned of.', 'payment_intent');
  }
  const warning: WarningRecord = {
    ...{ id: newId('warning'), created: nowInSeconds(), intentId: intent.id, chargeId: intent.charge.id },
    fraudType: 'made_with_stolen_card',
  };
  sandbox.store.warnings.set(warning.id, warning);
  emitEvent(sandbox, { type: 'radar.early_fraud_warning.created', object: presentWarning(warning) });
  return warning;
}

export function presentWarning(warning: WarningRecord) {
  return {
    id: warning.id,
    object: 'radar.early_fraud_warning' as const,
    actionable: true,
    charge: warning.chargeId,
    created: warning.created,
    fraud_type: warning.fraudType,
    livemode: false,
    payment_intent: warning.intentId,
  } satisfies Stripe.Radar.EarlyFraudWarning;
}
