import { useCallback, useEffect, useState } from 'react';
import type { StaffInvitation } from '@ritual/shared/contract';
import { listInvitations } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';

export interface Invitations {
  /** null: not loaded yet, or it failed. */
  readonly list: readonly StaffInvitation[] | null;
  readonly error: unknown;
  readonly again: () => void;
}

/** The open invitations; there are never many. */
export function useInvitations(): Invitations {
  const { report } = useHost();
  const [list, setList] = useState<readonly StaffInvitation[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.call(listInvitations, { query: { size: 200 } }, { signal: abort.signal }).then(
      ({ content }) => {
        setList(content);
        setError(null);
      },
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        report(failure, { where: 'invitations' });
        setError(failure);
      },
    );
    return () => abort.abort();
  }, [turn, report]);
  return { list, error, again: useCallback(() => setTurn((before) => before + 1), []) };
}
