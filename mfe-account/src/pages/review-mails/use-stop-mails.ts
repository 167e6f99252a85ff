import { useState } from 'react';
import { stopReviewMails } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useLinkToken } from '../../features/auth/use-link-token.ts';

interface StopMails {
  readonly state: 'asking' | 'done' | 'invalid';
  /** Why the last try failed. */
  readonly failure: string | null;
  readonly pending: boolean;
  readonly stop: () => void;
}

/** Stops the mails of the account that the link belongs to. */
export function useStopMails(): StopMails {
  const { token, spent, spend, lacking } = useLinkToken();
  const [invalid, setInvalid] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const stop = async () => {
    if (pending || token === null) return;
    setPending(true);
    setFailure(null);
    try {
      await api.call(stopReviewMails, { query: { token } });
      spend();
    } catch (error) {
      if (isApiError(error, 'LINK_INVALID') || isApiError(error, 'VALIDATION_FAILED')) setInvalid(true);
      else setFailure(errorMessage(error));
    } finally {
      setPending(false);
    }
  };
  const state = spent ? 'done' : lacking || invalid ? 'invalid' : 'asking';
  return { state, failure, pending, stop: () => void stop() };
}
