import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@ritual/shared/routing';
import { useHydrated } from '@ritual/shared/ui';

interface Kept {
  readonly linkToken?: string;
  readonly spent?: true;
}

interface Place {
  readonly pathname: string;
  readonly state: Kept | null;
}

export interface LinkToken {
  readonly token: string | null;
  /** Called after its use: a reload of the page must not try it again. */
  readonly spent: boolean;
  readonly spend: () => void;
  /** Missing: the link was incomplete. */
  readonly lacking: boolean;
}

/**
 * The token of a link in a mail. It is removed from the address bar at once, so that it is not in screenshots, bookmarks and
 * shared URLs; the history entry keeps it for a reload. Deliberately unknown before hydration: the server's markup must not
 * depend on it.
 */
export function useLinkToken(): LinkToken {
  const { pathname, state } = useLocation() as Place;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const given = search.get('token');

  const become = useCallback(
    (next: Kept) => void navigate(pathname, { replace: true, preventScrollReset: true, state: next }),
    [navigate, pathname],
  );
  useEffect(() => {
    if (given !== null) become({ linkToken: given });
  }, [given, become]);

  const spend = useCallback(() => become({ spent: true }), [become]);
  const hydrated = useHydrated();
  const token = (hydrated && state?.linkToken) || null;
  const spent = hydrated && state?.spent === true;
  return { token, spent, spend, lacking: hydrated && given === null && token === null && !spent };
}
