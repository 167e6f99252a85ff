import { isRouteErrorResponse, type HydrationState } from 'react-router-dom';

type Errors = NonNullable<HydrationState['errors']> | null;

/**
 * The errors of a page as they travel to the browser: those with an HTTP status, which `isRouteErrorResponse` knows again by what they
 * say. Nothing else is told.
 */
export function serializeErrors(errors: HydrationState['errors']): Errors {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, isRouteErrorResponse(error) ? { ...error } : null]),
  );
}
