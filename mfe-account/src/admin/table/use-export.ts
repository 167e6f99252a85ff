import { useState } from 'react';
import { errorMessage } from '@ritual/shared/http';
import { useAnnounce } from '../frame/live.tsx';
import { useUndo } from '../undo/undo-provider.tsx';
import { countWords } from './count-words.ts';
import { saveCsv } from './export-rows.ts';

interface Export {
  /** The name of the file, without its ending; null: nothing is exported. */
  readonly name: string | null;
  readonly one: string;
  readonly many: string;
  /** A filter has a value that there is not: what is shown is nothing, and 'all' would be more. */
  readonly unknown: boolean;
  /** Resolves with null when it was given up. */
  readonly write: (
    onProgress: (count: number) => void,
  ) => Promise<{ readonly text: string; readonly count: number } | null>;
}

export interface Exporting {
  readonly run: () => Promise<void>;
  /** Rows so far; null: none is under way. */
  readonly progress: number | null;
}

/** Saves rows as a CSV file, one export at a time. */
export function useExport({ name, one, many, unknown, write }: Export): Exporting {
  const say = useUndo();
  const announce = useAnnounce();
  const [progress, setProgress] = useState<number | null>(null);
  const run = async () => {
    if (name === null || progress !== null) return;
    if (unknown) {
      say({ words: 'Nothing is exported: a filter has a value that is not known', failed: true });
      return;
    }
    setProgress(0);
    announce('The export is being prepared');
    try {
      const done = await write(setProgress);
      if (done === null) return;
      saveCsv(name, done.text);
      say({ words: `${countWords(done.count, true, one, many)} exported` });
    } catch (error) {
      say({ words: `The export stopped: ${errorMessage(error)}`, failed: true });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress };
}
