import { useEffect, useRef, useState } from 'react';
import type { ProductImport } from '@ritual/shared/contract';
import { tryImport } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { importLimits, type ImportDefaults, type ImportKind } from '@ritual/shared/kernel';
import { useAnnounce } from '../../../admin/index.ts';

/** The message of a refusal, with what of this file is its reason. */
function refusalWords(error: unknown): string {
  const details: { readonly words?: unknown } = (isApiError(error) && error.details) || {};
  const { words } = details;
  // What the file is says more than that it is no text.
  if (typeof words === 'string' && isApiError(error, 'IMPORT_NOT_TEXT')) return words;
  return typeof words === 'string' ? `${errorMessage(error)} ${words}` : errorMessage(error);
}

/** Sends a file to be tried, one at a time. */
export function useImportFile(kind: ImportKind, onTried: (tried: ProductImport) => void) {
  const announce = useAnnounce();
  const { report } = useHost();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File, { gender, color }: ImportDefaults) => {
    setProblem(null);
    if (file.size > importLimits.bytes) {
      setProblem(`A file has at most ${String(importLimits.bytes / 1024 / 1024)} MB. Import it in parts.`);
      return;
    }
    const { signal } = (controller.current = new AbortController());
    setShare(0);
    announce('The file is being sent');
    try {
      const defaults = { ...(gender && { gender }), ...(color !== undefined && { color }) };
      const query = { name: file.name.slice(-importLimits.name), of: kind, ...defaults };
      const tried = await api.call(tryImport, { query, body: file }, { signal, onProgress: setShare });
      announce('Every row was tried');
      onTried(tried);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) report(error, { where: 'import' });
      const words = refusalWords(error);
      // In place of 'The file is being sent', which would be found there for ever.
      announce('The file was not taken');
      setProblem(words);
    } finally {
      if (!signal.aborted) setShare(null);
    }
  };
  return {
    ...{ share, problem },
    send: (file: File, defaults: ImportDefaults) => void send(file, defaults),
    stop: () => {
      controller.current?.abort();
      setShare(null);
    },
  };
}
