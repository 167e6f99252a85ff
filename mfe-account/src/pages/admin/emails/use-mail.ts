import { useState } from 'react';
import type { StoredMail } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { retryMail } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useUndo } from '../../../admin/index.ts';
import { saveFile } from '../../../features/files/save-file.ts';

interface MailWork {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly sendAgain: () => Promise<void>;
  readonly save: () => void;
}

/** Actions on a mail. */
export function useMail({ id, kind, html }: StoredMail): MailWork {
  const say = useUndo();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    sendAgain: async () => {
      setBusy(true);
      setProblem(null);
      try {
        await api.call(retryMail, { params: { id } });
        say({ words: 'The email waits to be sent again' });
        await revalidate();
      } catch (error) {
        report(error, { where: 'retryMail' });
        setProblem(errorMessage(error));
        // Another administrator sent it meanwhile: reload.
        if (isApiError(error) && error.status === 409) await revalidate();
      } finally {
        setBusy(false);
      }
    },
    // The page's policy forbids foreign styles, in a frame, too: the HTML version is opened as a file.
    save: () => saveFile(`${kind}-${id}.html`, html, 'text/html'),
  };
}
