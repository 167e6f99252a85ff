import type { AdminOrder } from '@ritual/shared/contract';
import { formatDay, storeDay } from '@ritual/shared/kernel';
import { Notice } from '@ritual/shared/ui';

/** That the customer has to agree to a later date, and until when. */
export function AskedOfDelay({ order: { delays } }: { readonly order: AdminOrder }) {
  const asked = delays.find(({ answer, answerBy }) => answer === null && answerBy !== null);
  if (!asked?.answerBy) return null;
  const today = storeDay(new Date());
  return (
    <Notice tone="warning">
      The customer has until {formatDay(asked.answerBy, today)} to agree that it ships by{' '}
      {formatDay(asked.newDate, today)}. Without an answer what has not shipped is canceled and refunded.
    </Notice>
  );
}
