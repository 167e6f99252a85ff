import { lazy, Suspense, useEffect } from 'react';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { useLocation } from '@ritual/shared/routing';
import { fullTitle, missingHead } from '../navigation/head/head-of.ts';

// Few visits need it, so it is not in the entry script.
const NotFoundPage = lazy(async () => ({
  default: (await import('../layout/not-found-page.tsx')).NotFoundPage,
}));

/** The 404 page; it sets its own title, because any route may render it. */
export function MissingPage() {
  const { key } = useLocation();
  const name = shopName(useShop());
  useEffect(() => {
    document.title = fullTitle(missingHead, name);
  }, [key, name]);
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
