import type { RemoteModule, RouteHandle } from '@ritual/shared/federation';

const handle: RouteHandle = {
  query: [],
  head: () => ({
    title: 'Gift guide',
    description: 'Gifts that fit everyone who trains.',
    canonical: '/gift-guide',
  }),
};

export const remote: RemoteModule = {
  name: 'guide',
  routes: [{ path: '/gift-guide', handle, lazy: () => import('./gift-guide.page.tsx') }],
};
