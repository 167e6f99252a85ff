import { useRevalidator, useRouteError } from 'react-router-dom';
import { RegionError } from '@ritual/shared/blocks';
import { Container, EmptyState } from '@ritual/shared/ui';

/** Shows the error of a page's loader or component. The designed error page is the shell's. */
export function AloneError() {
  const error = useRouteError() as { readonly status?: number };
  const { revalidate } = useRevalidator();
  if (error.status === 404) return <EmptyState heading="h1" title="Page not found" />;
  return (
    <Container>
      <RegionError onRetry={revalidate} />
    </Container>
  );
}
