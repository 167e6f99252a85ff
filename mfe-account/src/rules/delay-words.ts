import { answerByDay, formatDay, type Delay } from '@ritual/shared/kernel';

/** What a delay to a date means if the customer says nothing; undefined: no later date is chosen. */
export function whatHappensThen(newDate: string, of: Omit<Delay, 'newDate'>): string | undefined {
  if (newDate <= of.oldDate) return undefined;
  const answerBy = answerByDay({ ...of, newDate });
  return answerBy === null
    ? 'Without an answer the new date stands: a first delay of up to 30 days.'
    : `Without their consent by ${formatDay(answerBy, of.today)} the order is canceled and refunded.`;
}
