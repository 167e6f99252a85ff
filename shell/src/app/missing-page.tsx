import { useEffect } from 'react';
import { useLocation } from '@ritual/shared/routing';
import { NotFoundPage } from '../chrome/not-found-page.tsx';
import { fullTitle, missingHead } from './head/head-of.ts';

/** The page for an address that leads nowhere or to nothing; it names itself, whatever route it stands in for. */
export function MissingPage() {
  const { key } = useLocation();
  useEffect(() => {
    document.title = fullTitle(missingHead);
  }, [key]);
  return <NotFoundPage />;
}
