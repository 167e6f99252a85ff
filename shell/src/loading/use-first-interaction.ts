import { useEffect, useState } from 'react';

const events = ['pointerdown', 'keydown'] as const;
/** The interaction itself is handled first: a pressed link's page must not wait for what this renders. */
const timeoutMs = 1000;

/** True shortly after the visitor's first interaction, for components that only respond to interaction. */
export function useFirstInteraction(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      timer ??= setTimeout(() => setTouched(true), timeoutMs);
    };
    for (const event of events) addEventListener(event, touch, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, touch, { capture: true });
    };
  }, [touched]);
  return touched;
}
