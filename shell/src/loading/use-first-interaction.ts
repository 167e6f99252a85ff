import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown'] as const;
/** What was touched answers first: a link's page must not wait for what is drawn here. */
const timeoutMs = 1000;

/** Whether the visitor has done anything a moment ago; what only ever answers to them is not needed before. */
export function useFirstInteraction(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      timer ??= setTimeout(() => setTouched(true), timeoutMs);
    };
    for (const sign of signs) addEventListener(sign, touch, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
    };
  }, [touched]);
  return touched;
}
