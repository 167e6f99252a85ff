import { useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundPage, RegionError } from '@ritual/shared/blocks';
import { Container } from '@ritual/shared/ui';

/** What a page's loader or component throws, as the shell would show it. */
export function AloneError() {
  const error = useRouteError() as { readonly status?: number };
  const { revalidate } = useRevalidator();
  if (error.status === 404) return <NotFoundPage />;
  return (
    <Container>
      <RegionError onRetry={revalidate} />
    </Container>
  );
}
