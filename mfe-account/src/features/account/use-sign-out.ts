import { useCallback } from 'react';
import { useAuth } from '@ritual/shared/federation';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

/** Ends the session of this browser and goes to the home page. No account data is loaded on the way. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    // The token is cleared at once; only the call to the API takes its time.
    const left = signOut();
    await navigate(paths.home.to());
    await left;
  }, [signOut, navigate]);
}
