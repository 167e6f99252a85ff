import { useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { suggestions } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { Suggestions } from '@ritual/shared/contract';

export interface Suggested extends Suggestions {
  /** The search text that these suggestions are for. */
  readonly q: string;
  readonly failed: boolean;
}

const none: Suggestions = { products: [], categories: [], collections: [] };

/** Debounce: long enough to skip the letters of a word typed in one go, too short to be noticed. */
const pause = 150;

/**
 * Suggestions for the typed text: requested when typing pauses, and aborted when the text changes. Until the response arrives the
 * previous ones stay; `null` before the first response and when the field is empty.
 */
export function useSuggestions(q: string, wanted: boolean): Suggested | null {
  const { report } = useHost();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  if (q === '' && suggested) setSuggested(null);
  const known = suggested?.q === q && !suggested.failed;

  useEffect(() => {
    if (!wanted || q === '' || known) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.call(suggestions, { query: { q } }, { signal: abort.signal }).then(
        (found) => {
          if (!abort.signal.aborted) setSuggested({ ...found, q, failed: false });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          report(error);
          setSuggested({ ...none, q, failed: true });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, wanted, known, report]);
  return suggested;
}
