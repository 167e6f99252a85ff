import type { RemoteModule } from '@ritual/shared/federation';
import { routes } from './routes.tsx';

export const remote: RemoteModule = {
  name: 'wishlist',
  routes,
  slots: {
    'product-card': () =>
      import('./slots/product-card/save-product.tsx').then((module) => module.SaveProduct),
  },
};
