import { isBusinessDay } from './business-days.ts';

export type ClosedDayProblem = 'past' | 'taken' | 'closed-anyway';

/** As they stand at the field of the day. */
export const closedDayProblemWords: Readonly<Record<ClosedDayProblem, string>> = {
  past: 'This day is over. Choose today or a later one.',
  taken: 'The store is closed on this day already.',
  'closed-anyway': 'Nothing is packed on this day anyway: it is a weekend or a federal holiday.',
};

/** Why a day cannot be added to those on which the store is closed; null: it can. */
export function closedDayProblem(
  day: string,
  { today, closedDays }: { readonly today: string; readonly closedDays: readonly string[] },
): ClosedDayProblem | null {
  if (day < today) return 'past';
  if (closedDays.includes(day)) return 'taken';
  return isBusinessDay(day) ? null : 'closed-anyway';
}
