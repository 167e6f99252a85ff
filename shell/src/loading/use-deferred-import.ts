import { useEffect, useRef, useState } from 'react';
import { useHost } from '@ritual/shared/federation';

/**
 * A part of the layout that the first view does not need: imported when it is first wanted and never again after that. Unlike a
 * lazy component, a failed import does not take the page down; it is retried when `wanted` changes, such as from one reason to
 * another.
 */
export function useDeferredImport<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean | string,
  onFailed?: () => void,
): Part | undefined {
  const { report } = useHost();
  const [part, setPart] = useState<Part>();
  const latest = useRef({ load, onFailed });
  useEffect(() => {
    latest.current = { load, onFailed };
  });
  useEffect(() => {
    if (!wanted || part) return undefined;
    let current = true;
    latest.current.load().then(
      (loaded) => {
        if (current) setPart(() => loaded);
      },
      (error: unknown) => {
        if (!current) return;
        report(error, { part: 'layout' });
        latest.current.onFailed?.();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, part, report]);
  return part;
}
