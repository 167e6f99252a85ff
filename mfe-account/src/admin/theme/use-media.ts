import { useSyncExternalStore } from 'react';

/**
 * Calls back when the reader changes the text size: queries in em match then or not, and the browser reports it only when the window
 * changes, too.
 */
function onTextSize(changed: () => void): () => void {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; width: 1rem; height: 0; visibility: hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(changed);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      const stop = onTextSize(changed);
      return () => {
        list.removeEventListener('change', changed);
        stop();
      };
    },
    () => matchMedia(query).matches,
  );
}
