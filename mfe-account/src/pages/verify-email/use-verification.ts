import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '@ritual/shared/federation';
import { verifyEmail } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useLinkToken } from '../../features/auth/use-link-token.ts';

type State = 'asking' | 'done' | 'invalid' | 'failed';

interface Verification {
  readonly state: State;
  /** The error, for `failed`. */
  readonly failure: string | null;
  readonly tryAgain: () => void;
}

/** Confirms an address with the token of the link, once. */
export function useVerification(): Verification {
  const { token, spent, spend, lacking } = useLinkToken();
  const { ready, reload } = useAuth();
  const tried = useRef<string | null>(null);
  const [outcome, setOutcome] = useState<Exclude<State, 'done'>>('asking');
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = useCallback(
    async (given: string) => {
      setOutcome('asking');
      try {
        await api.call(verifyEmail, { body: { token: given } });
      } catch (error) {
        if (isApiError(error, 'LINK_INVALID')) setOutcome('invalid');
        else {
          setFailure(errorMessage(error));
          setOutcome('failed');
        }
        return;
      }
      spend();
      // The name in the header stays, the email may have changed.
      const { status } = await ready();
      if (status === 'authenticated') await reload();
    },
    [spend, ready, reload],
  );
  useEffect(() => {
    if (token === null || tried.current === token) return;
    tried.current = token;
    void confirm(token);
  }, [token, confirm]);

  const state = spent ? 'done' : lacking ? 'invalid' : outcome;
  return { state, failure, tryAgain: () => void (token !== null && confirm(token)) };
}
