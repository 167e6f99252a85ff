import type { Head, RouteHandle } from '@ritual/shared/federation';

/** Pages of one person: no search engine has any business there. */
export const titled = (title: string, access?: RouteHandle['access']): RouteHandle => ({
  head: (): Head => ({ title, noIndex: true }),
  ...(access && { access }),
});
