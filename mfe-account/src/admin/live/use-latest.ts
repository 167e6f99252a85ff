import { useEffect, useRef, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { isApiError } from '@ritual/shared/http';

export interface Latest<Answer> {
  readonly answer: Answer | null;
  readonly error: unknown;
  /** The answer, or the error, is to what is asked now. */
  readonly isFresh: boolean;
  /** Asks the same again. */
  readonly again: () => void;
}

const none = { key: null, answer: null, error: null };
/** Milliseconds without a change before a request is sent. */
const debounce = 300;

/**
 * Sends a debounced request for what is being typed, and aborts the one before. The answer before stays until the next one has come.
 * Refusals of the API are answers; what else fails is reported.
 * @param key the question; null: there is none
 * @param where for the report of a failure
 */
export function useLatest<Answer>(
  key: string | null,
  where: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Latest<Answer> {
  const { report } = useHost();
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState<{ key: string | null; answer: Answer | null; error: unknown }>(none);
  const asked = key === null ? null : JSON.stringify([key, round]);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      asking.current(signal).then(
        (answer) => {
          if (!signal.aborted) setSaid({ key: asked, answer, error: null });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (!isApiError(error) || error.status >= 500) report(error, { where });
          setSaid({ key: asked, answer: null, error });
        },
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, report, where]);
  const again = () => setRound((before) => before + 1);
  if (asked === null) return { ...none, isFresh: true, again };
  return { answer: said.answer, error: said.error, isFresh: said.key === asked, again };
}
