import { useEffect, useState } from 'react';
import type { PersonSummary } from '@ritual/shared/contract';
import { listPeople } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';

const settling = 300;

/** The account with an email address; null: there is none, or it is not known yet. The API decides again when the order is made. */
export function useKnownCustomer(typed: string): PersonSummary | null {
  const { report } = useHost();
  const email = typed.trim().toLowerCase();
  const [found, setFound] = useState<{
    readonly email: string;
    readonly person: PersonSummary | null;
  } | null>(null);
  useEffect(() => {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => {
      api.call(listPeople, { query: { q: email, size: 5 } }, { signal }).then(
        ({ content }) =>
          setFound({ email, person: content.find((each) => each.email.toLowerCase() === email) ?? null }),
        (error: unknown) => {
          if (!signal.aborted) report(error, { where: 'new order' });
        },
      );
    }, settling);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [email, report]);
  return found?.email === email ? found.person : null;
}
