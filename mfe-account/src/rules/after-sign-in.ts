import { paths, safeReturnPath } from '@ritual/shared/paths';

/**
 * Where a visitor goes after login: the page that the guard kept them from, if it is on this site; else the admin area for an
 * administrator and the dashboard for all others.
 */
export function placeAfterSignIn(next: string | null, role: 'USER' | 'ADMIN'): string {
  return safeReturnPath(next) ?? (role === 'ADMIN' ? paths.admin.to() : paths.dashboard.to());
}
