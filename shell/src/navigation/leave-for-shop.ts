import type { createBrowserRouter } from 'react-router-dom';
import type { Shop } from '@ritual/shared/contract';
import { isBeforeOpening } from './before-opening.ts';

export interface LeaveForShopOptions {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'createHref'>;
  readonly shop: Shop | null;
}

/**
 * Before the shop opens, a page of the shop is loaded from the server by who leaves one that is shown already: the server knows who may
 * see it.
 */
export function leaveForShop(
  { router, shop }: LeaveForShopOptions,
  load: (address: string) => void = (address) => location.assign(address),
): void {
  if (shop?.open !== false || !isBeforeOpening(location.pathname)) return;
  const stop = router.subscribe(({ navigation, location: shown }) => {
    const to = navigation.location ?? shown;
    if (isBeforeOpening(to.pathname)) return;
    stop();
    load(router.createHref(to));
  });
}
