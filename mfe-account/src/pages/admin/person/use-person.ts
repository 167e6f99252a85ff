import { useState } from 'react';
import type { Person } from '@ritual/shared/contract';
import { getPerson } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { conditionalCall, useAnnounce, useLive } from '../../../admin/index.ts';

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
  const [elsewhere, setElsewhere] = useState<LivePerson['elsewhere']>(null);
  const { id } = loaded;
  const [person, setPerson] = useLive(loaded, {
    ask: (signal) => conditionalCall(getPerson, { params: { id } }, { signal }),
    onSeen: (now, before) => {
      // What belongs to the account is shown; only a change of the account itself is announced.
      if (now.version === before.version) return;
      setElsewhere('changed');
      announce('Someone else has changed this person just now');
    },
    onFailed: (error) => {
      if (!isApiError(error, 'PERSON_NOT_FOUND')) return false;
      setElsewhere('deleted');
      announce('Someone else has deleted this person just now');
      return true;
    },
  });
  const put = (next: Person) => {
    setElsewhere(null);
    setPerson(next);
  };
  return { person, elsewhere, put, reload: async () => put(await api.call(getPerson, { params: { id } })) };
}
