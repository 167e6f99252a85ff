import { useEffect, useRef } from 'react';
import { useLocation } from '@ritual/shared/routing';

/**
 * After a change of page the focus goes to the new page's heading, so that a screen reader reads where one is
 * and the keyboard goes on from there. A change of search or fragment alone leaves the focus where it is.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
