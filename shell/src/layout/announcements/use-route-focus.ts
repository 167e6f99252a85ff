import { useEffect, useRef } from 'react';
import { paths, useLocation } from '@ritual/shared/routing';

/** What makes an address another page: its path; of the search also its words. Filters and the like do not. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === paths.search.to({})
    ? `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`
    : pathname;
}

/**
 * After a change of page the focus goes to the new page's heading, so that a screen reader reads where one is
 * and the keyboard goes on from there. Nothing scrolls by it: where the page stands is the router's business.
 */
export function useRouteFocus(): void {
  const page = pageOf(useLocation());
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    if (focusHeading()) return undefined;
    // The page's code is still on its way. Whoever has moved the focus in the meantime keeps it.
    const held = document.activeElement;
    const observer = new MutationObserver(() => {
      const moved = document.activeElement !== held && document.activeElement !== document.body;
      if (moved || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

/** Gives the focus to the heading of the page; false when there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
