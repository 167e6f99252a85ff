import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown'] as const;

/** Whether the visitor has done anything yet; what only ever answers to them is not needed before. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch, { capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
    };
  }, [touched]);
  return touched;
}
