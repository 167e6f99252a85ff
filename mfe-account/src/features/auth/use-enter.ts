import { useCallback, useEffect } from 'react';
import type { AuthAnswer } from '@ritual/shared/contract';
import { useAuth, useHost } from '@ritual/shared/federation';
import { getPreferences } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { returnParam, useNavigate, useSearchParams } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { placeAfterSignIn } from '../../rules/after-sign-in.ts';
import { reducedText } from '../../rules/reduced-text.ts';

/**
 * Takes an answer of login or registration: signs in, tells what the merge of carts had to reduce, and goes
 * where the visitor was going. Whoever is signed in already goes there at once.
 */
export function useEnter(): (answer: AuthAnswer) => Promise<void> {
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
      // Nobody waits for it: the pages that use it come later.
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
