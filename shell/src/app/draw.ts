import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootId } from './page-data.ts';
import { report } from './report.ts';

/** Puts the app into the page: brings the server's markup to life, or replaces it. */
export function draw(app: ReactNode, hydrate: boolean): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error(`The page has no #${rootId}.`);
  if (hydrate) {
    hydrateRoot(element, app, {
      onRecoverableError: (error) => report(error, { phase: 'hydration' }),
    });
  } else {
    createRoot(element).render(app);
  }
}
