import { useEffect, useRef, useState } from 'react';
import type { Person } from '@ritual/shared/contract';
import { getPerson } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { conditionalCall, useAnnounce, useLostRight } from '../../../admin/index.ts';

/** Milliseconds between two looks. */
const every = 5000;

export interface LivePerson {
  readonly person: Person;
  /** Shows the answer of a change. */
  readonly put: (person: Person) => void;
  /** Asks again, after a change whose answer is not the person. */
  readonly reload: () => Promise<void>;
  /** What another person changed meanwhile. */
  readonly elsewhere: 'changed' | 'deleted' | null;
}

/** The person as loaded, and as others change them: looked at again while the page is in view and connected. */
export function usePerson(loaded: Person): LivePerson {
  const announce = useAnnounce();
  const lostRight = useLostRight();
  const [person, setPerson] = useState(loaded);
  const [elsewhere, setElsewhere] = useState<LivePerson['elsewhere']>(null);
  const latest = useRef(person);
  useEffect(() => {
    latest.current = person;
  });
  const { id } = loaded;

  useEffect(() => {
    const abort = new AbortController();
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const before = latest.current;
      try {
        const now = await conditionalCall(getPerson, { params: { id } }, { signal: abort.signal });
        // Changed here meanwhile: the next look sees it.
        if (abort.signal.aborted || latest.current !== before) return;
        if (JSON.stringify(now) === JSON.stringify(before)) return;
        setPerson(now);
        if (now.version === before.version) return;
        setElsewhere('changed');
        announce('Somebody else has changed this person just now');
      } catch (error) {
        if (lostRight(error)) clearInterval(timer);
        if (!isApiError(error, 'PERSON_NOT_FOUND')) return;
        clearInterval(timer);
        setElsewhere('deleted');
        announce('Somebody else has deleted this person just now');
      }
    };
    const timer = setInterval(() => void look(), every);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [id, announce, lostRight]);

  const put = (next: Person) => {
    setElsewhere(null);
    setPerson(next);
  };
  return { person, elsewhere, put, reload: async () => put(await api.call(getPerson, { params: { id } })) };
}
