import type { createRoot } from 'react-dom/client';
import type { ConsentOptions } from './start-consent.ts';
import { CookieConsent } from './cookie-consent.tsx';

/** Of the first script; imported here, it could not be merged with the rest of it any more. */
export interface CookieTools {
  readonly createRoot: typeof createRoot;
}

/** Draws what is asked and chosen: for the keyboard after the link past the navigation, before everything else. */
export function showCookies({
  router,
  toasts,
  tools,
}: Pick<ConsentOptions, 'router' | 'toasts' | 'tools'>): boolean {
  const place = document.createElement('div');
  const skipLink = document.querySelector('a[href="#main"]');
  if (skipLink) skipLink.after(place);
  else document.body.prepend(place);
  tools
    .createRoot(place)
    .render(
      <CookieConsent
        go={(address) => void router.navigate(address)}
        say={(text) => toasts.getState().show({ text, tone: 'success' })}
      />,
    );
  return true;
}
