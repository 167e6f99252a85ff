import { useEffect, type RefObject } from 'react';

/** Calls back once, when at least a fifth of the element is in the viewport. */
export function useVisible(element: RefObject<HTMLElement | null>, onVisible: () => void): void {
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onVisible();
      },
      { threshold: 0.2 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, onVisible]);
}
