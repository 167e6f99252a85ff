import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far an element is from the top of the page, in px: measured again whenever the page's height changes. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const is = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setTop((before) => (Math.abs(before - is) < 1 ? before : is));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return top;
}
