import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CartItem } from '@ritual/shared/contract';
import type { StockNoteText } from '@ritual/shared/kernel';
import { duration, scrolling } from '@ritual/shared/theme';
import { limitNote, lineNote } from '../../rules/cart/line-state.ts';

interface LineLimit {
  /** The row is highlighted because more was requested than is in stock. */
  readonly highlighted: boolean;
  readonly note: StockNoteText | null;
  /** Ref of the element with the message. */
  readonly notesRef: RefObject<HTMLDivElement | null>;
  /** More was requested than is in stock. */
  readonly hit: () => void;
}

/** Highlights a row for 300 ms when it hits its stock limit, and scrolls its message into view. */
export function useLineLimit(item: CartItem): LineLimit {
  const [hits, setHits] = useState(0);
  const [highlighted, setHighlighted] = useState(false);
  const notesRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hits === 0) return undefined;
    // After the message has rendered; jsdom and old browsers may lack it.
    notesRef.current?.scrollIntoView?.({ block: 'nearest', behavior: scrolling() });
    setHighlighted(true);
    const timer = setTimeout(() => {
      setHighlighted(false);
    }, duration('cartRowHighlight'));
    return () => {
      clearTimeout(timer);
    };
  }, [hits]);

  const note = lineNote(item) ?? (hits > 0 ? limitNote(item) : null);
  return { highlighted, note, notesRef, hit: () => setHits((count) => count + 1) };
}
