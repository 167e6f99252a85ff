import { isApiError } from '@ritual/shared/http';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { Failure } from '../states/failure.tsx';
import { Message } from '../states/message.tsx';
import { ActionLink } from '../theme/button.tsx';
import { AdminPage } from './admin-page.tsx';

/** In place of a page that could not be loaded, or that there is not; the frame around it stays. */
export function AdminError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // A session that has ended leads to the login; the shell does that.
  if (isApiError(error) && error.status === 401) throw error;
  // The area asks for the second factor, in place of the frame.
  if (isApiError(error, 'FACTOR_NEEDED') || isApiError(error, 'FACTOR_SETUP_NEEDED')) throw error;
  if (missing)
    return (
      <AdminPage title="Not here">
        <Message
          title="This is not here, or no longer."
          action={<ActionLink to={paths.admin.to()}>To the overview</ActionLink>}
        />
      </AdminPage>
    );
  return (
    <AdminPage title="Not loaded">
      <Failure what="This page" error={error} onAgain={() => void revalidate()} />
    </AdminPage>
  );
}
