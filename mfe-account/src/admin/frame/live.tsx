import { createContext, use, useCallback, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '@ritual/shared/ui';

const LiveContext = createContext<(words: string) => void>(() => undefined);

/** Says to screen readers what changed: `announce('3 selected')`. */
export function useAnnounce(): (words: string) => void {
  return use(LiveContext);
}

/** The live region of the admin area. */
export function Live({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((words: string) => {
    const element = region.current;
    if (!element) return;
    // An identical message is announced again when the text differs, if only by a space, which is not read out.
    element.textContent = element.textContent === words ? `${words}\u00a0` : words;
  }, []);
  return (
    <LiveContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" ref={region} />
      </VisuallyHidden>
    </LiveContext>
  );
}
