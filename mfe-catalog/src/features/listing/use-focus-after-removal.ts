import { useEffect, useRef, type RefObject } from 'react';

/**
 * A pressed chip is removed, and the focus would be lost with it: it moves to the chip in its place, or to the one before.
 */
export function useFocusAfterRemoval(count: number): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onRemove: (index: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    chips[Math.min(index, chips.length - 1)]?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    onRemove: (index) => {
      removed.current = index;
    },
  };
}
