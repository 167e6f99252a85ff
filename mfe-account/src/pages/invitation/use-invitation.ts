import { useCallback, useEffect, useState } from 'react';
import { lookAtInvitation } from '@ritual/shared/contract/calls';
import type { Invitation } from '@ritual/shared/contract';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';

interface Found {
  readonly invitation: Invitation | null;
  readonly state: 'loading' | 'found' | 'invalid' | 'failed';
  readonly failure: string | null;
  readonly again: () => void;
}

/** What an invitation is for. Looking does not use it up. */
export function useInvitation(token: string | null): Found {
  const { report } = useHost();
  const [found, setFound] = useState<Omit<Found, 'again'>>({
    invitation: null,
    state: 'loading',
    failure: null,
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (token === null) return undefined;
    const abort = new AbortController();
    api.call(lookAtInvitation, { body: { token } }, { signal: abort.signal }).then(
      (invitation) => setFound({ invitation, state: 'found', failure: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const invalid = isApiError(error, 'LINK_INVALID');
        if (!invalid) report(error, { where: 'invitation' });
        const failure = invalid ? null : errorMessage(error);
        setFound({ invitation: null, state: invalid ? 'invalid' : 'failed', failure });
      },
    );
    return () => abort.abort();
  }, [token, turn, report]);
  return { ...found, again: useCallback(() => setTurn((before) => before + 1), []) };
}
