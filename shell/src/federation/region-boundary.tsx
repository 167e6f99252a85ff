import { useEffect } from 'react';
import { styled } from 'styled-components';
import { RegionError } from '@ritual/shared/blocks';
import { useHost } from '@ritual/shared/federation';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Container, VisuallyHidden } from '@ritual/shared/ui';
import { MissingPage } from '../app/missing-page.tsx';

const Room = styled(Container)`
  padding-block: ${space(9)};
`;

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
  return (
    <Room>
      {/* The page has lost its own heading: the focus still goes to one after a change of page. */}
      <VisuallyHidden as="h1">This page could not be loaded</VisuallyHidden>
      <RegionError onRetry={revalidate} />
    </Room>
  );
}
