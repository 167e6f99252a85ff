import { watchForSecondCopies } from '../federation/find-second-copies.ts';
import { fillSlots, type FillSlotsOptions } from '../federation/fill-slots.tsx';
import { startConsent, type ConsentOptions } from '../consent/start-consent.ts';
import { leaveForShop, type LeaveForShopOptions } from '../navigation/leave-for-shop.ts';
import { startPrefetch, type PrefetchOptions } from '../navigation/prefetch.ts';

/** Code that starts some time after hydration, so that it does not delay the first view. */
export function startAfterStartup(
  options: PrefetchOptions & ConsentOptions & FillSlotsOptions & LeaveForShopOptions,
): void {
  fillSlots(options);
  startPrefetch(options);
  startConsent(options);
  watchForSecondCopies(options);
  leaveForShop(options);
}
