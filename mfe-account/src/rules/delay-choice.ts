import type { Delay } from '@ritual/shared/contract';
import { formatDay } from '@ritual/shared/kernel';

type Told = Pick<Delay, 'oldDate' | 'newDate' | 'answerBy' | 'answer'>;

/** What a shopper was told, and what happens if they say nothing. */
export function delayWords({ oldDate, newDate, answerBy }: Told): {
  readonly told: string;
  readonly then: string;
} {
  return {
    told: `It was to ship by ${formatDay(oldDate)}, and ships by ${formatDay(newDate, oldDate)} now.`,
    then:
      answerBy === null
        ? 'Without your answer we take it that you agree. You can cancel at any time before it ships.'
        : `Please answer by ${formatDay(answerBy, oldDate)}. Without your answer we cancel what has not shipped, and refund it in full.`,
  };
}

/** What became of the question. */
export function answerWords({ newDate, oldDate, answer }: Told): {
  readonly title: string;
  readonly words: string;
} {
  const money = 'The money for what had not shipped goes back the way you paid.';
  switch (answer) {
    case 'canceled':
      return { title: 'Your order is canceled', words: money };
    case 'expired':
      return { title: 'Your order is canceled', words: `We had no answer in time. ${money}` };
    case 'shipped':
      return {
        title: 'Your order has shipped',
        words: 'It is on its way to you, so there is nothing to decide.',
      };
    default:
      return {
        title: 'Thank you for waiting',
        words: `We keep your order. It ships by ${formatDay(newDate, oldDate)}.`,
      };
  }
}
