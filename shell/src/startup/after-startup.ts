import { fillSlots, type FillSlotsOptions } from '../federation/fill-slots.tsx';
import { startConsent, type ConsentOptions } from '../consent/start-consent.ts';
import { followNavigation } from '../reports/next-load.ts';
import { startPrefetch, type PrefetchOptions } from '../navigation/prefetch.ts';

export { reportFailure } from '../reports/report-failure.ts';

/** Code that starts some time after hydration, so that it does not delay the first view. */
export function startAfterStartup(options: PrefetchOptions & ConsentOptions & FillSlotsOptions): void {
  followNavigation(options.router);
  fillSlots(options);
  startPrefetch(options);
  startConsent(options);
}
