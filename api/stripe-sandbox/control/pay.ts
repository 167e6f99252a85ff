import type { z } from 'zod';
import { invalidState } from '../core/errors.ts';
import {
  awaitingAuthentication,
  completeFree,
  finishAuthentication,
  payWithCard,
} from '../payments/attempt.ts';
import type { AttemptResult } from '../payments/attempt.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../sessions/record.ts';
import type { payBody } from './schema.ts';

/** Pays a session as the hosted page would, for tests without a browser. */
export function payBySession(
  sandbox: Sandbox,
  session: SessionRecord,
  { card, authentication, email }: z.output<typeof payBody>,
): AttemptResult {
  if (session.status !== 'open') {
    throw invalidState(`This Checkout Session has a status of \`${session.status}\` and takes no payment.`);
  }
  const expYear = new Date().getFullYear() + 1;
  const payer = { email, name: 'Test Shopper', postalCode: '10001' };
  if (session.amountTotal === 0) return completeFree(sandbox, session, payer);
  const result = payWithCard(sandbox, session, { number: card, expMonth: 12, expYear }, payer);
  const intent = awaitingAuthentication(sandbox, session);
  if (intent === undefined || authentication === undefined) return result;
  return finishAuthentication(sandbox, session, intent, authentication === 'complete');
}
