import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showFallbackMessage } from './fallback-message.ts';
import { rootId } from './initial-page/hydration-payload.ts';
import { report } from './report.ts';

/** Mounts the app: hydrates the server markup, or replaces it. */
export function mountApp(app: ReactNode, hydrate: boolean): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error(`The page has no #${rootId}.`);
  // An error that no region has caught was thrown by the layout itself: React then removes the whole page.
  const onUncaughtError = (error: unknown) => {
    report(error, { phase: 'rendering' });
    showFallbackMessage();
  };
  if (hydrate) {
    // From here on React handles clicks, and hydrates a clicked element at once: the bootstrap loader must not replay them.
    dispatchEvent(new Event('rop:answers'));
    // In slices, between which the page responds: as one task, hydration takes a third of a second on a slow phone (decision
    // 026).
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
