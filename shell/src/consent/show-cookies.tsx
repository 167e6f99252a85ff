import type { createRoot } from 'react-dom/client';
import type { Stores } from '@ritual/shared/state';
import { CookieConsent, type Router } from './cookie-consent.tsx';

/** From the entry script. An import here would keep the bundler from merging that module into the entry. */
export interface CookieTools {
  readonly createRoot: typeof createRoot;
}

export interface ShowCookiesOptions {
  readonly router: Router;
  readonly toasts: Stores['toasts'];
  readonly tools: CookieTools;
}

/** Renders the consent bar and dialog. In tab order they come after the skip link and before everything else. */
export function showCookies({ router, toasts, tools }: ShowCookiesOptions): boolean {
  const place = document.createElement('div');
  const skipLink = document.querySelector('a[href="#main"]');
  if (skipLink) skipLink.after(place);
  else document.body.prepend(place);
  tools
    .createRoot(place)
    .render(
      <CookieConsent router={router} say={(text) => toasts.getState().show({ text, tone: 'success' })} />,
    );
  return true;
}
