import { account } from './account.ts';
import { layout } from './layout.ts';
import { failures } from './failures.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { shopping } from './shopping.ts';
import { wishlist } from './wishlist.ts';
import type { Visit } from './page-state.ts';

/** The longest first, so that all workers end at about the same time. */
export const visits: readonly Visit[] = [
  ...orders,
  ...account,
  ...shopping,
  ...wishlist,
  ...layout,
  ...failures,
  ...pages,
];
