import type { adminOrder, disputeEvidence } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { AnsweredDispute, AnswerRow } from '../records/dispute-answers.repository.ts';

type OnWire = z.input<typeof adminOrder>['disputes'][number];

/** @param nameOf the name of who of the staff did something */
export function presentDispute(
  { dispute, answer }: AnsweredDispute,
  nameOf: (actor: string) => string,
): OnWire {
  const { id, amountCents, reason, state, dueBy, needsAnswer, withdrawnCents } = dispute;
  return {
    ...{ id, reason, state, amount: dollarsFromCents(amountCents), dueBy: dueBy?.toISOString() ?? null },
    needsAnswer: needsAnswer && (state === 'inquiry' || state === 'open'),
    withdrawn: dollarsFromCents(withdrawnCents),
    answer: presentAnswer(answer, nameOf),
  };
}

export function presentAnswer(
  answer: AnswerRow | null,
  nameOf: (actor: string) => string,
): z.input<typeof disputeEvidence>['answer'] {
  if (!answer) return null;
  const { version, savedAt, savedBy, kind, decidedAt, decidedBy, sentAt, problem } = answer;
  return {
    ...{ version, kind, problem, savedAt: savedAt.toISOString(), savedBy: nameOf(savedBy) },
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
