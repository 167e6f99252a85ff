import { isRouteErrorResponse, type HydrationState } from 'react-router-dom';

type Errors = NonNullable<HydrationState['errors']> | null;

/**
 * The errors of a page in serializable form: those with an HTTP status, which `isRouteErrorResponse` recognizes by their
 * properties. Other errors become null, so that nothing internal is exposed.
 */
export function serializeErrors(errors: HydrationState['errors']): Errors {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, isRouteErrorResponse(error) ? { ...error } : null]),
  );
}
