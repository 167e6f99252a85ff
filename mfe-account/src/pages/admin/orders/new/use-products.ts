import { useEffect, useState } from 'react';
import type { ProductSummary } from '@ritual/shared/contract';
import { listProducts } from '@ritual/shared/contract/calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';

const settling = 200;
export const leastLetters = 2;
const most = 6;

interface Found {
  readonly words: string;
  readonly products: readonly ProductSummary[];
  /** Why they could not be looked up. */
  readonly problem: string | null;
}

/** Products found by words, with their variants and stock. */
export function useProducts(typed: string): Omit<Found, 'words'> & { readonly pending: boolean } {
  const { report } = useHost();
  const words = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (words.length < leastLetters) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => {
      api.call(listProducts, { query: { q: words, limit: most } }, { signal }).then(
        (products) => setFound({ words, products, problem: null }),
        (error: unknown) => {
          if (signal.aborted) return;
          report(error, { where: 'product picker' });
          setFound({ words, products: [], problem: errorMessage(error) });
        },
      );
    }, settling);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, report]);
  if (words.length < leastLetters) return { products: [], problem: null, pending: false };
  const answered = found?.words === words;
  return {
    products: answered ? found.products : [],
    problem: answered ? found.problem : null,
    pending: !answered,
  };
}
