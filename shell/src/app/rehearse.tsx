import { Activity, startTransition, type ComponentType, type ReactNode } from 'react';
import type { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { report } from './report.ts';

/** A page as somebody would see it who went there now. */
export interface Scene {
  readonly Component: ComponentType;
  /** Of its route. */
  readonly path: string;
  readonly url: URL;
  /** What its loader gave. */
  readonly data: unknown;
}

export interface RehearseOptions {
  readonly tools: {
    readonly createBrowserRouter: typeof createBrowserRouter;
    readonly createRoot: typeof createRoot;
  };
  /** The app of a router. */
  readonly app: (router: ReturnType<typeof createBrowserRouter>) => ReactNode;
}

/** Milliseconds after which the stage is taken down. It is drawn in slices, when there is nothing else to do. */
const stageStands = 5000;

/**
 * Draws the first page of its kind where nobody sees it: its rules are in the style sheet then, its code and the router's are
 * compiled. On a weak phone the page is there a tenth of a second sooner after the tap, and the page that is left
 * is not styled anew meanwhile. Hidden, so that no effect runs; in a document of its own, where pictures are not fetched.
 */
export function createRehearsal({ tools, app }: RehearseOptions) {
  const known = new WeakSet<ComponentType>();

  async function draw({ Component, path, url, data }: Scene): Promise<void> {
    const empty = { path: '/', element: null };
    const inert = document.implementation.createHTMLDocument();
    const router = tools.createBrowserRouter([empty, { path, Component, loader: () => data }], {
      window: windowOf(inert),
    });
    await router.navigate(url.pathname + url.search);
    const stage = inert.createElement('div');
    const root = tools.createRoot(stage, { onUncaughtError: report, onCaughtError: report });
    startTransition(() => {
      root.render(<Activity mode="hidden">{app(router)}</Activity>);
    });
    setTimeout(() => {
      root.unmount();
      router.dispose();
    }, stageStands);
  }

  return (scene: Scene): void => {
    if (known.has(scene.Component)) return;
    known.add(scene.Component);
    void draw(scene).catch(report);
  };
}

/**
 * As much of a window as a router asks for: it stands at '/' and goes nowhere. The router for addresses in memory would be for this
 * alone, and in every page's first script.
 */
function windowOf(inert: Document): Window {
  const nothing = () => undefined;
  const stand = {
    document: inert,
    location: new URL(location.origin),
    history: { state: null, length: 1, replaceState: nothing, pushState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  return stand as unknown as Window;
}
