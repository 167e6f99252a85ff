import { useState } from 'react';
import type { ProductImport } from '@ritual/shared/contract';
import { applyImport, getImport, undoImport } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { useUndo } from '../../../admin/index.ts';
import { counted } from './import-words.tsx';

/** Which rows of the file the store does not agree with any more. */
function problemWords(error: unknown): string {
  const details: { readonly lines?: unknown } = (isApiError(error, 'IMPORT_OUTDATED') && error.details) || {};
  const { lines } = details;
  const named = Array.isArray(lines) && lines.length > 0 ? ` Rows: ${lines.join(', ')}.` : '';
  return `${errorMessage(error)}${named}`;
}

/** An import as loaded, then applied and undone. */
export function useImport(loaded: ProductImport) {
  const say = useUndo();
  const { report } = useHost();
  const [made, setMade] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: loaded.id };

  const apply = async (leaveOut: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const now = await api.call(applyImport, { params, body: { leaveOut } });
      setMade(now);
      say({ words: `${counted(now.counts.changes, 'change')} applied` });
    } catch (error) {
      if (!isApiError(error)) report(error, { where: 'import' });
      // The answer may be lost of what was done: the server knows.
      const now = await api.call(getImport, { params }).catch(() => null);
      if (now) setMade(now);
      if (now?.state !== 'APPLIED') setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ made, busy, problem },
    apply: (leaveOut: boolean) => void (busy || apply(leaveOut)),
    /** Throws what the dialog is to show. */
    undo: async () => {
      const now = await api.call(undoImport, { params });
      setMade(now);
      say({ words: `${counted(now.undone, 'change')} put back` });
    },
  };
}
