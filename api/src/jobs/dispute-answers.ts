import { sql } from '../db/drizzle.ts';
import type { Deps } from '../deps.ts';
import { reconcileDisputes } from '../modules/ordering/disputes/reconcile.ts';
import {
  answerById,
  updateAnswer,
  type AnswerRow,
} from '../modules/ordering/records/dispute-answers.repository.ts';
import { paymentsFor } from '../modules/ordering/settlement/payments-for.ts';
import { PaymentError, reasonOf, type PaymentProvider } from '../payments/provider.ts';
import { backoff, claimDue } from './claim.ts';

/**
 * Tells the provider what was decided to answer banks, each once: the try is written down before the call, whose key is the answer's own;
 * and after a day, when the provider has forgotten the key, it says itself that it needs no answer any more.
 */
export async function sendDisputeAnswers(deps: Deps): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'dispute_answers', due: 'next_attempt_at' },
    waiting: sql`kind is not null and sent_at is null`,
  });
  for (const id of ids) await send(deps, id);
  return ids.length;
}

async function send(deps: Deps, id: string): Promise<void> {
  const { db } = deps.database;
  const found = await answerById(db, id);
  if (!found || found.answer.kind === null || found.answer.sentAt !== null) return;
  const { answer, dispute } = found;
  const { paymentIntentId, orderId } = dispute;
  const payments = await paymentsFor(deps, orderId);
  try {
    const now = (await payments.disputesOf(paymentIntentId)).find((each) => each.id === dispute.id);
    if (now?.needsAnswer === false) {
      // A try before this one may have told it, and have died before it was written down.
      const isOurs = answer.attempts > 0 && (answer.kind === 'accept' || now.isAnswered);
      await settle(deps, answer, isOurs ? null : byOthers);
    } else {
      await updateAnswer(db, id, { attempts: answer.attempts + 1 });
      await tell(payments, dispute.id, answer);
      await settle(deps, answer, null);
    }
    // The provider's events say the same, later.
    await reconcileDisputes(deps, payments, paymentIntentId);
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'the answer to a dispute was not sent');
    if (error instanceof PaymentError && (error.kind === 'refused' || error.kind === 'key-used'))
      return reopen(deps, answer, error);
    const nextAttemptAt = new Date(Date.now() + backoff(answer.attempts) * 1000);
    await updateAnswer(db, id, { nextAttemptAt, problem: reasonOf(error) });
  }
}

async function tell(
  payments: PaymentProvider,
  disputeId: string,
  { id, version, kind, evidence }: AnswerRow,
): Promise<void> {
  const idempotencyKey = `dispute:${id}:${String(version)}`;
  if (kind === 'accept') await payments.acceptDispute({ disputeId, idempotencyKey });
  else await payments.submitEvidence({ disputeId, idempotencyKey, evidence });
}

const byOthers = 'It was answered or decided at the provider before this could be sent.';

async function settle({ database: { db } }: Deps, answer: AnswerRow, problem: string | null) {
  await updateAnswer(db, answer.id, { sentAt: new Date(), problem });
}

/** The provider will never take it: a person decides anew, as far as there is time. */
async function reopen({ database: { db } }: Deps, { id, version }: AnswerRow, error: unknown) {
  await updateAnswer(db, id, {
    ...{ kind: null, decidedAt: null, decidedBy: null, attempts: 0 },
    ...{ version: version + 1, problem: reasonOf(error) },
  });
}
