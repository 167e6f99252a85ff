import type { AdminOrder } from '@ritual/shared/contract';
import { failedRefunds, isWarnedOf } from '../../../rules/order-actions.ts';
import { taskWords } from '../orders/order-words.tsx';

/** What waits for a person, in words; null: nothing. Money that came back and a warning are decided on this page only. */
export function nextSteps(order: AdminOrder): string | null {
  const tasks = order.tasks.length > 0 || order.hold !== null ? [taskWords(order)] : [];
  const words = [
    ...(isWarnedOf(order) ? ['Decide on the fraud warning'] : []),
    ...(failedRefunds(order).length > 0 ? ['Settle the refund that came back'] : []),
    ...tasks,
  ];
  return words.length === 0 ? null : words.join(', ');
}
