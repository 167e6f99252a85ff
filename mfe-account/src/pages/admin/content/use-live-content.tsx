import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '@ritual/shared/ui';
import { useAnnounce, useLive, useLostRight } from '../../../admin/index.ts';

interface Versioned {
  /** Of all that is kept: another one after every write. */
  readonly version: number;
}

interface Options<Editor> {
  readonly loaded: Editor;
  readonly ask: Parameters<typeof useLive<Editor>>[1]['ask'];
  /** 'page', 'email': what is edited. */
  readonly what: string;
}

/** Content as it is now, while its form is open: another person may save or publish it meanwhile. */
export function useLiveContent<Editor extends Versioned>({ loaded, ask, what }: Options<Editor>) {
  const announce = useAnnounce();
  const unsaved = useRef(false);
  const refill = useRef<(now: Editor) => void>(() => undefined);
  const [isChanged, setChanged] = useState(false);
  const [now, put] = useLive(loaded, {
    ask,
    onSeen: (next, before) => {
      if (next.version === before.version) return;
      announce(`Someone else has changed this ${what} just now`);
      if (unsaved.current) setChanged(true);
      else refill.current(next);
    },
    onFailed: useLostRight(),
  });
  const onSaved = useCallback(
    (next: Editor) => {
      setChanged(false);
      put(next);
    },
    [put],
  );
  return {
    ...{ now, onSaved, unsaved, refill },
    notice: isChanged && (
      <Notice tone="info">
        Someone else has saved or published this {what} since you opened it. When you save, you see both.
      </Notice>
    ),
  };
}

/** The form follows what is saved elsewhere, as long as nothing in it would be lost. */
export function useFollow<Editor extends Versioned>(
  { unsaved, refill }: Pick<ReturnType<typeof useLiveContent<Editor>>, 'unsaved' | 'refill'>,
  { isUnsaved, fill }: { readonly isUnsaved: boolean; readonly fill: (now: Editor) => void },
): void {
  useEffect(() => {
    unsaved.current = isUnsaved;
    refill.current = fill;
  });
}
