import type { PersonSummary } from '@ritual/shared/contract';
import { listPeople } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useLatest } from '../../../../admin/index.ts';

/** The account with an email address; null: there is none, or it is not known yet. The API decides again when the order is made. */
export function useKnownCustomer(typed: string): PersonSummary | null {
  const email = typed.trim().toLowerCase();
  const key = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? email : null;
  const { answer, isFresh } = useLatest(key, 'customer of a new order', (signal) =>
    api.call(listPeople, { query: { q: email, size: 5 } }, { signal }),
  );
  return (isFresh && answer?.content.find((each) => each.email.toLowerCase() === email)) || null;
}
