import { useState } from 'react';
import type { ContactMessage } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { setMessageState } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { messageStateLabel } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { useUndo } from '../../../admin/index.ts';

type NextState = 'OPEN' | 'CLOSED' | 'SPAM';

/** Closing, reopening and marking as spam. After a conflict the other administrator's change is shown first. */
export function useMessageChanges({ id, version, state: before }: ContactMessage) {
  const say = useUndo();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<NextState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const become = async (state: NextState) => {
    setBusy(state);
    setProblem(null);
    try {
      const now = await api.call(setMessageState, { params: { id }, body: { state, version } });
      const undo = async () => {
        await api.call(setMessageState, { params: { id }, body: { state: before, version: now.version } });
        await revalidate();
      };
      say({ words: `The message is ${messageStateLabel[state].toLowerCase()} now`, undo });
    } catch (error) {
      report(error);
      setProblem(errorMessage(error));
      if (!isApiError(error, 'MESSAGE_CHANGED')) return;
    } finally {
      setBusy(null);
    }
    await revalidate();
  };

  return { busy, problem, become };
}
