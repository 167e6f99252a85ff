import { startConsent, type ConsentOptions } from '../consent/start-consent.ts';
import { startPrefetch, type StartOptions } from './prefetch.ts';

/** What comes when the page has been alive for a while; the first view pays for none of it. */
export function startLater(options: StartOptions & ConsentOptions): void {
  startPrefetch(options);
  startConsent(options);
}
