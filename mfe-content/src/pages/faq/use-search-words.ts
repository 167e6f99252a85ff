import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@ritual/shared/routing';

/** Ms without a key press until the typed text goes into the URL. */
const rest = 300;

/**
 * The search text. It is in the URL (`/faq?q=refund`), so that a reload, Back and a shared link show the same; while typing
 * the field is ahead of it. Replaces the current history entry: a search is no page of its own.
 */
export function useSearchWords(): [string, (words: string) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = search.get('q') ?? '';
  const draft = search.get('draft');
  const [words, setWords] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward or a link have changed it.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setWords(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next.trim();
      const empty = written.current === '';
      void navigate(
        {
          search: new URLSearchParams({
            ...(!empty && { q: written.current }),
            // A preview stays one.
            ...(draft !== null && { draft }),
          }).toString(),
          // The shopper chose a topic, which ended the search: the URL keeps its fragment.
          hash: empty ? window.location.hash : '',
        },
        { replace: true, preventScrollReset: true },
      );
    }, rest);
  };
  return [words, change];
}
