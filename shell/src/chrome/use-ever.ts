import { useState } from 'react';

/** Whether something has been true at least once: what was opened stays in the page, to close as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
