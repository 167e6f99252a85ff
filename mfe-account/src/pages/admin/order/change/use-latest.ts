import { useEffect, useRef, useState } from 'react';

export interface Latest<Answer> {
  readonly answer: Answer | null;
  readonly error: unknown;
  /** The answer, or the error, is to what is asked now. */
  readonly isFresh: boolean;
}

const none = { key: null, answer: null, error: null };
/** ms of rest before a question is asked. */
const rest = 300;

/**
 * Asks when a question has rested, and again for each other one; what is under way for an older one is aborted. The answer before stays until
 * the next one has come.
 * @param key the question; null: there is none
 */
export function useLatest<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Latest<Answer> {
  const [said, setSaid] = useState<{ key: string | null; answer: Answer | null; error: unknown }>(none);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      asking.current(leaving.signal).then(
        (answer) => {
          if (!leaving.signal.aborted) setSaid({ key, answer, error: null });
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) setSaid({ key, answer: null, error });
        },
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key]);
  if (key === null) return { ...none, isFresh: true };
  return { answer: said.answer, error: said.error, isFresh: said.key === key };
}
