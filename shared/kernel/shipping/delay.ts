import { addDays, daysBetween, isBusinessDay } from './business-days.ts';

// Orders that cannot be shipped in time: the FTC's rule for mail, Internet and telephone orders, 16 CFR 435.2.

/** A first delay of up to so many days: silence is consent. */
export const consentDays = 30;

export type DelayProblem = 'past' | 'not later' | 'no business day';

/** What is wrong with a new date, or null. */
export function delayProblem(
  date: string,
  { oldDate, today, closedDays }: { oldDate: string; today: string; closedDays: readonly string[] },
): DelayProblem | null {
  if (date < today) return 'past';
  if (date <= oldDate) return 'not later';
  return isBusinessDay(date, closedDays) ? null : 'no business day';
}

export const delayProblemWords: Readonly<Record<DelayProblem, string>> = {
  past: 'This day has passed. Choose one that is still to come.',
  'not later': 'This is not later than the date that the customer was told.',
  'no business day': 'Nothing is packed on that day. Choose a business day.',
};

export interface Delay {
  /** The shopper was told of no other date before. */
  readonly isFirst: boolean;
  /** The date that the shopper was told before. */
  readonly oldDate: string;
  readonly newDate: string;
  readonly today: string;
}

/**
 * The last day on which the shopper can agree: after it the order is canceled and its money goes back. null: silence is consent, as for a
 * first delay of up to 30 days. A longer one is agreed to within 30 days of the old date, a further one before the old date ends. Who is
 * told when that is over has until the end of the next day, in place of a cancellation without a question.
 */
export function answerByDay({ isFirst, oldDate, newDate, today }: Delay): string | null {
  if (isFirst && daysBetween(oldDate, newDate) <= consentDays) return null;
  const last = isFirst ? addDays(oldDate, consentDays) : oldDate;
  const soonest = addDays(today, 1);
  return last < soonest ? soonest : last;
}

/** What became of a delay notice: agreed to, canceled by the shopper, canceled because it was not agreed to, or shipped before an answer. */
export const delayAnswers = ['kept', 'canceled', 'expired', 'shipped'] as const;
export type DelayAnswer = (typeof delayAnswers)[number];
