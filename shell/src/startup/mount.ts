import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showFallbackMessage } from './fallback-message.ts';
import { rootId } from './hydration-payload.ts';
import { report } from './report.ts';

/** Puts the app into the page: brings the server's markup to life, or replaces it. */
export function mountApp(app: ReactNode, hydrate: boolean): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error(`The page has no #${rootId}.`);
  // What no region has caught has failed in the frame itself: React leaves nothing of the page.
  const onUncaughtError = (error: unknown) => {
    report(error, { phase: 'drawing' });
    showFallbackMessage();
  };
  if (hydrate) {
    // From here on React hears clicks, and hydrates at once what is clicked: the bootstrap loader must not do them again.
    dispatchEvent(new Event('rop:answers'));
    // In slices, between which the page answers: in one go it is a task of a third of a second on a weak phone (decision 026).
    startTransition(() => {
      hydrateRoot(element, app, {
        onUncaughtError,
        onRecoverableError: (error) => report(error, { phase: 'hydration' }),
      });
    });
  } else {
    createRoot(element, { onUncaughtError }).render(app);
  }
}
