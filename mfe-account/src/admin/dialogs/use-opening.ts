import { useState } from 'react';

/** How often a dialog was opened: the key of what holds for one opening only. */
export function useOpening(open: boolean): number {
  const [was, setWas] = useState({ open, count: 0 });
  if (was.open === open) return was.count;
  const count = was.count + (open ? 1 : 0);
  setWas({ open, count });
  return count;
}
