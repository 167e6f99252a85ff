import { startConsent, type ConsentOptions } from '../consent/start-consent.ts';
import { startPrefetch, type PrefetchOptions } from '../navigation/prefetch.ts';

/** What comes when the page has been alive for a while; the first view pays for none of it. */
export function startAfterStartup(options: PrefetchOptions & ConsentOptions): void {
  startPrefetch(options);
  startConsent(options);
}
