import { useCallback, useEffect, useRef } from 'react';

/** Says whether the page is still shown: an answer that comes later takes nobody away from where they are by then. */
export function useHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
