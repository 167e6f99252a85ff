import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CartItem } from '@ritual/shared/contract';
import type { StockNoteText } from '@ritual/shared/kernel';
import { duration, scrolling } from '@ritual/shared/theme';
import { limitNote, lineNote } from '../../rules/cart/line-state.ts';

interface LineLimit {
  /** The row is lit because more was asked for than there is. */
  readonly lit: boolean;
  readonly note: StockNoteText | null;
  /** Of the element that carries the message. */
  readonly notesRef: RefObject<HTMLDivElement | null>;
  /** More was asked for than there is. */
  readonly hit: () => void;
}

/** A row that reached its stock lights up for 300 ms and brings its message into view. */
export function useLineLimit(item: CartItem): LineLimit {
  const [hits, setHits] = useState(0);
  const [lit, setLit] = useState(false);
  const notesRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hits === 0) return undefined;
    // After the message is drawn; jsdom and old browsers may lack it.
    notesRef.current?.scrollIntoView?.({ block: 'nearest', behavior: scrolling() });
    setLit(true);
    const timer = setTimeout(() => {
      setLit(false);
    }, duration('cartRowHighlight'));
    return () => {
      clearTimeout(timer);
    };
  }, [hits]);

  const note = lineNote(item) ?? (hits > 0 ? limitNote(item) : null);
  return { lit, note, notesRef, hit: () => setHits((count) => count + 1) };
}
