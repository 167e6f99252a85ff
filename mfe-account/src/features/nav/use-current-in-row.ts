import { useEffect, useRef } from 'react';
import { useLocation } from '@ritual/shared/routing';

/** On a phone a row of pages is wider than the screen: scrolls the current one into view. */
export function useCurrentInRow() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetWidth / 3;
  }, [pathname]);
  return list;
}
