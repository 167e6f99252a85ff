import { allowed, onConsent, onCookieChoices, onTracked, openCookieChoices } from '@ritual/shared/consent';
import type { Analytics } from '../analytics/start-analytics.ts';
import type { PageRelease } from '../analytics/vitals.ts';
import type { PrefetchOptions } from '../navigation/prefetch.ts';
import { syncWithAccount, type AccountOptions } from './sync-with-account.ts';
import { shouldAskForConsent } from './should-ask-for-consent.ts';
import { openChoicesFromLinks } from './open-choices-from-links.ts';
import type { ShowCookiesOptions } from './show-cookies.tsx';

export type ConsentOptions = AccountOptions &
  ShowCookiesOptions &
  Pick<PrefetchOptions, 'snapshot' | 'tools'>;

/** Asks for consent, syncs it with the account, and counts visits if the visitor agreed to that. */
export function startConsent(options: ConsentOptions): void {
  const { router, toasts, tools, report } = options;

  const show = () =>
    import('./show-cookies.tsx').then(
      ({ showCookies }) => showCookies({ router, toasts, tools }),
      (error: unknown) => {
        report(error, { part: 'cookies' });
        return false;
      },
    );
  const showWhenAskedFor = () => {
    const stop = onCookieChoices(() => {
      stop();
      void show().then((shown) => {
        // Queued until the rendered components take it.
        if (shown) openCookieChoices();
        else {
          const text = 'The cookie choices could not be loaded. Please try again.';
          toasts.getState().show({ tone: 'error', text });
          showWhenAskedFor();
        }
      });
    });
  };

  if (shouldAskForConsent()) {
    void show().then((shown) => {
      if (!shown) showWhenAskedFor();
    });
  } else showWhenAskedFor();
  openChoicesFromLinks();
  syncWithAccount(options);
  followVisit(options);
}

/** The analytics code is loaded only after the visitor has agreed to it. */
function followVisit({ router, report, snapshot, tools }: ConsentOptions): void {
  const release = releaseOf(location.pathname, snapshot, tools);
  let counting: Promise<Analytics | undefined> | undefined;
  const analytics = () =>
    (counting ??= import('../analytics/start-analytics.ts').then(
      ({ startAnalytics }) => startAnalytics({ router, release }),
      (error: unknown) => {
        counting = undefined;
        report(error, { part: 'analytics' });
        return undefined;
      },
    ));
  const begin = () => {
    if (allowed().analytics) void analytics();
  };
  onTracked((event) => {
    if (allowed().analytics) void analytics().then((begun) => begun?.track(event));
  });
  onConsent(begin);
  begin();
}

/** Of the page that this document was loaded with. */
function releaseOf(
  pathname: string,
  { remotes }: ConsentOptions['snapshot'],
  { remoteFor }: ConsentOptions['tools'],
): PageRelease | null {
  const remote = remoteFor(pathname, remotes);
  const version = remote === undefined ? undefined : remotes[remote]?.version;
  return remote === undefined || version === undefined ? null : { remote, version };
}
