import type { Head, RouteHandle } from '@ritual/shared/federation';

/** Private pages: search engines must not index them. */
export const titled = (title: string, access?: RouteHandle['access']): RouteHandle => ({
  head: (): Head => ({ title, noIndex: true }),
  ...(access && { access }),
});
