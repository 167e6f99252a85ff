import { paths, safeReturnPath } from '@ritual/shared/routing';

/**
 * Where a visitor goes after signing in: the place the guard stopped them at, if it is one of this site; else
 * the admin area for an administrator and the dashboard for anyone else.
 */
export function placeAfterSignIn(next: string | null, role: 'USER' | 'ADMIN'): string {
  return safeReturnPath(next) ?? (role === 'ADMIN' ? paths.admin.to() : paths.dashboard.to());
}
