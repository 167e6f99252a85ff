import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from '@ritual/shared/routing';
import { fullTitle, missingHead } from '../navigation/head/head-of.ts';

// Few visits see it: not in the first script.
const NotFoundPage = lazy(async () => ({
  default: (await import('../layout/not-found-page.tsx')).NotFoundPage,
}));

/** The page for an address that leads nowhere or to nothing; it names itself, whatever route it stands in for. */
export function MissingPage() {
  const { key } = useLocation();
  useEffect(() => {
    document.title = fullTitle(missingHead);
  }, [key]);
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
