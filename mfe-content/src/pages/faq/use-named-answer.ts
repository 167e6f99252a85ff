import { useEffect } from 'react';
import { useLocation } from '@ritual/shared/routing';

/**
 * Opens the answer named in the URL (`/faq#start-a-return`), scrolls to it and focuses its question. A browser that loads the
 * page only scrolls there.
 */
export function useNamedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(nameOf(hash));
    const details = named?.closest('details');
    if (!details) return undefined;
    details.open = true;
    // After the router, which scrolls to where the answer was before it was open, and the shell, which focuses the heading.
    const frame = requestAnimationFrame(() => {
      details.querySelector('summary')?.focus({ preventScroll: true });
      named?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A URL cut off in the middle of an encoded character: no answer has such a name.
    return '';
  }
}
