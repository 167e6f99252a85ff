import type { StockNoteText } from '@ritual/shared/kernel';
import { StockNote as Note } from '@ritual/shared/ui';

export interface StockNoteProps {
  /** From `productStockNote` or `cartStockNote`; null renders nothing. */
  readonly note: StockNoteText | null;
}

/** 'Only 3 left (1 in cart)', 'Out of stock', 'Out of stock — please remove this item.' */
export function StockNote({ note }: StockNoteProps) {
  if (!note) return null;
  // A note that requires an action has the warning icon instead of the cross.
  const tone = note.tone === 'out' && note.text !== 'Out of stock' ? 'blocked' : note.tone;
  return <Note tone={tone}>{note.text}</Note>;
}
