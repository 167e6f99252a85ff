import { useEffect } from 'react';
import { RegionError } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@ritual/shared/routing';
import { MissingPage } from '../app/missing-page.tsx';

/** Error element of the part of the page that remotes fill: whatever they throw, the rest of the page stands. */
export function RegionBoundary() {
  const error = useRouteError();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) report(error, { region: 'page' });
  }, [error, missing, report]);
  if (missing) return <MissingPage />;
  return <RegionError onRetry={revalidate} />;
}
