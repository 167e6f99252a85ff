import { useEffect, useRef } from 'react';
import { useLocation } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

/** The key of a page: its path, and on the search page the search term. Filters and the like do not count. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === paths.search.to({})
    ? `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`
    : pathname;
}

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader announces the page and tabbing continues
 * from there. It does not scroll: the router restores the scroll position.
 */
export function useRouteFocus(): void {
  const page = pageOf(useLocation());
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    if (focusHeading()) return undefined;
    // The page's code is still loading. If the visitor moves the focus in the meantime, it stays there.
    const held = document.activeElement;
    const observer = new MutationObserver(() => {
      const moved = document.activeElement !== held && document.activeElement !== document.body;
      if (moved || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

/** Focuses the heading of the page; false when there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
