import type { RemoteModule } from '@ritual/shared/federation';
import { routes } from './routes.tsx';

export const remote: RemoteModule = {
  name: 'cart-checkout',
  routes,
  slots: {
    'cart-sidebar': () =>
      import('./slots/cart-sidebar/cart-sidebar.tsx').then((module) => module.CartSidebar),
  },
};
