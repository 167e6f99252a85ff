import type { RemoteLoad } from './observe-federation.ts';

/** Notes when the page is ready, and when components of remotes that were loaded come into it. */
export function observeDrawing(
  page: Document,
  loads: ReadonlyMap<string, RemoteLoad>,
  changed: () => void,
): { readonly readyAt: () => number | undefined; readonly drawnAt: ReadonlyMap<string, number> } {
  const root = page.documentElement;
  const drawnAt = new Map<string, number>();
  let ready: number | undefined;
  const look = () => {
    const now = performance.now();
    if (ready === undefined && root.dataset['ready'] !== undefined) {
      ready = now;
      changed();
    }
    for (const [name, { startedAt }] of loads) {
      if (startedAt === undefined || drawnAt.has(name)) continue;
      if (!page.querySelector(`[class*="${name}__sc-"]`)) continue;
      drawnAt.set(name, now);
      changed();
    }
  };
  new MutationObserver(look).observe(root, {
    ...{ childList: true, subtree: true, attributes: true, attributeFilter: ['data-ready'] },
  });
  return { readyAt: () => ready, drawnAt };
}
