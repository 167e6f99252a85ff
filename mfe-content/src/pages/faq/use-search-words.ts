import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@ritual/shared/routing';

/** Ms without a key until what was typed goes into the address. */
const rest = 300;

/**
 * What is searched for. It stands in the address (`/faq?q=refund`), so that a reload, back and a shared link show the same;
 * the field is ahead of it while one types. Takes the place of the current entry of the history: a word is no page.
 */
export function useSearchWords(): [string, (words: string) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = search.get('q') ?? '';
  const [words, setWords] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, forward or a link have changed it.
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
          search: empty ? '' : new URLSearchParams({ q: written.current }).toString(),
          // Somebody chose a topic, which ended the search: it stays named.
          hash: empty ? window.location.hash : '',
        },
        { replace: true, preventScrollReset: true },
      );
    }, rest);
  };
  return [words, change];
}
