import { useCallback } from 'react';
import { useAuth } from '@ritual/shared/federation';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

/** Ends the session and returns to the home page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(paths.home.to());
    await signOut();
  }, [navigate, signOut]);
}
