import { filledFields, mayAnswer, type DisputeAnswer, type Evidence } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { disputeOfOrder, saveAnswer, type AnsweredDispute } from '../records/dispute-answers.repository.ts';
import { lockOrder } from '../records/orders.repository.ts';

const refusals = {
  decided: 'DISPUTE_DECIDED',
  answered: 'DISPUTE_ANSWERED',
  overdue: 'DISPUTE_OVERDUE',
} as const;

/** Which dispute, and who says so. */
export interface Answering {
  readonly orderId: string;
  readonly disputeId: string;
  readonly actor: string;
}

/** Throws what refuses an answer. The order is locked: of two who answer at once the second is refused. */
async function answerable(tx: Db, { orderId, disputeId }: Answering): Promise<AnsweredDispute> {
  if (!(await lockOrder(tx, orderId))) throw new AppError('ORDER_NOT_FOUND');
  const found = await disputeOfOrder(tx, orderId, disputeId);
  if (!found) throw new AppError('DISPUTE_NOT_FOUND');
  const may = mayAnswer({ ...found.dispute, answer: found.answer?.kind ?? null }, new Date());
  if (may !== 'yes') throw new AppError(refusals[may]);
  return found;
}

interface Draft {
  readonly evidence: Evidence;
  /** The version that was seen; 0: there was none. */
  readonly seen: number;
}

/** Keeps a draft for later; nothing is sent. Of two who save the same version the second is refused. */
export async function saveDraft(tx: Db, answering: Answering, { evidence, seen }: Draft): Promise<void> {
  const { answer } = await answerable(tx, answering);
  if ((answer?.version ?? 0) !== seen) throw new AppError('EVIDENCE_CHANGED');
  await saveAnswer(tx, answering.disputeId, {
    ...{ evidence, version: seen + 1, savedAt: new Date(), savedBy: answering.actor },
  });
}

/**
 * Decides on the one answer. It is written down before the provider is told, by a job, so that it is told once whatever happens in
 * between.
 */
export async function decideAnswer(
  tx: Db,
  answering: Answering,
  decided: { readonly kind: DisputeAnswer } & Partial<Draft>,
): Promise<void> {
  const { dispute, answer } = await answerable(tx, answering);
  const { kind, evidence = answer?.evidence ?? {}, seen = answer?.version ?? 0 } = decided;
  if (kind === 'accept' && dispute.state === 'inquiry') throw new AppError('DISPUTE_INQUIRY');
  if ((answer?.version ?? 0) !== seen) throw new AppError('EVIDENCE_CHANGED');
  if (kind === 'evidence' && filledFields(evidence) === 0) throw new AppError('EVIDENCE_EMPTY');
  const [now, by] = [new Date(), answering.actor];
  await saveAnswer(tx, answering.disputeId, {
    ...{ evidence, version: seen + 1, savedAt: now, savedBy: by },
    ...{ kind, decidedAt: now, decidedBy: by, nextAttemptAt: now, attempts: 0, problem: null },
  });
}
