import { useCallback, useEffect } from 'react';
import type { AuthAnswer } from '@ritual/shared/contract';
import { useAuth, useHost } from '@ritual/shared/federation';
import { getPreferences } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useNavigate, useSearchParams } from '@ritual/shared/routing';
import { returnParam } from '@ritual/shared/paths';
import { useStores } from '@ritual/shared/state';
import { placeAfterSignIn } from '../../rules/after-sign-in.ts';
import { reducedText } from '../../rules/reduced-text.ts';

/**
 * Handles the answer of login or registration: signs in, reports quantities that the merge of carts reduced, and goes to the
 * page that the visitor came for. A visitor who is already signed in is redirected there at once.
 */
export function useSignIn(): (answer: AuthAnswer) => Promise<void> {
  const { user, signIn } = useAuth();
  const { report } = useHost();
  const { toasts } = useStores();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = search.get(returnParam);

  useEffect(() => {
    if (user) void navigate(placeAfterSignIn(next, user.role), { replace: true });
  }, [user, next, navigate]);

  return useCallback(
    async (answer) => {
      await signIn(answer);
      // Not awaited: only later pages use it.
      void prefer().catch(report);
      for (const change of answer.cartChanges ?? []) toasts.getState().show({ text: reducedText(change) });
    },
    [signIn, toasts, report],
  );
}

async function prefer(): Promise<void> {
  const preferences = await api.call(getPreferences);
  const { applyAtSignIn } = await import('../account/apply-preferences.ts');
  applyAtSignIn(preferences);
}
