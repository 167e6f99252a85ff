import type { RouteHandle } from '@ritual/shared/federation';
import type { RouteObject } from '@ritual/shared/routing';

export const routes: RouteObject[] = [
  {
    path: '/sample',
    handle: {
      query: [],
      chunk: 'sample',
      head: () => ({
        title: 'Sample',
        description: 'The best prices of the store.',
        canonical: '/sample',
      }),
    } satisfies RouteHandle,
    lazy: () => import(/* webpackChunkName: "sample" */ './pages/sample/sample.page.tsx'),
  },
];
