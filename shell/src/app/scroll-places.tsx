import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from '@ritual/shared/routing';

const storageKey = 'ritual.scroll';

/** Longer than that nobody waits for the rest of a page; jumping then would be worse. */
const patience = 5_000;

/** What says that the visitor has begun to move by themselves. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * To the top when a page is opened, to where it stood on back, forward and reload. The router knows the place, but a page
 * that the browser draws is not yet high enough for it after a reload: then the place is found when the page has grown.
 */
export function ScrollPlaces() {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    const wanted = key === first.current ? placeOf(key) : 0;
    if (wanted <= window.scrollY) return undefined;
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
      window.scrollTo(0, wanted);
      stop();
    });
    const timer = setTimeout(stop, patience);
    for (const sign of signs) addEventListener(sign, stop, { passive: true });
    observer.observe(document.body);
    return stop;

    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, stop);
    }
  }, [key]);
  return <ScrollRestoration storageKey={storageKey} />;
}

/** As the router left it when the page was unloaded; what somebody else has written there counts as nothing. */
function placeOf(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    const place = places[key];
    return typeof place === 'number' ? place : 0;
  } catch {
    return 0;
  }
}
