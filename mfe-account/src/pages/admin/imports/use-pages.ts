import { useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';

export interface Paged<Answer> {
  /** null: it is on its way, or failed. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly again: () => void;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

/** A list in pages. `load` is the same as long as the list is; the page before stays while the next one is loaded. */
export function usePages<Answer extends { readonly next: number | null }>(
  load: (after: number, signal: AbortSignal) => Promise<Answer>,
): Paged<Answer> {
  const { report } = useHost();
  const [places, setPlaces] = useState({ load, stack: [0], turn: 0 });
  const [found, setFound] = useState<{ answer: Answer | null; error: unknown }>({
    answer: null,
    error: null,
  });
  const { stack, turn } = places.load === load ? places : { stack: [0], turn: 0 };
  const after = stack.at(-1) ?? 0;
  useEffect(() => {
    const abort = new AbortController();
    load(after, abort.signal).then(
      (answer) => setFound({ answer, error: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error, { where: 'import' });
        setFound({ answer: null, error });
      },
    );
    return () => abort.abort();
  }, [load, after, turn, report]);
  const go = (to: readonly number[]) => setPlaces({ load, stack: [...to], turn });
  const following = found.answer?.next ?? null;
  return {
    ...found,
    again: () => setPlaces({ load, stack, turn: turn + 1 }),
    previous: stack.length > 1 ? () => go(stack.slice(0, -1)) : null,
    next: following === null ? null : () => go([...stack, following]),
  };
}
