import type { SeenError } from './observe-errors.ts';

interface Renderer {
  readonly version?: string;
}

/**
 * React tells the tools of developers when it starts; without an extension nothing listens. What this puts there keeps the renderers,
 * so that the fast refresh of a remote, which is loaded later, finds the page's. A second React is noted with where it came from.
 */
export function observeRenderers(page: Window & typeof globalThis, note: (error: SeenError) => void): void {
  const globals = page as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
  const hook = (globals.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= emptyHook());
  const inject = hook.inject.bind(hook);
  let first = true;
  hook.inject = (renderer) => {
    const scripts = scriptsOf(new Error().stack);
    const id = inject(renderer);
    // The panel is drawn by a React of its own, which no part of the page uses.
    if (scripts.some((address) => ofPanel.test(address))) return id;
    if (!first) {
      const from = scripts.find((address) => !ofShell.test(address)) ?? 'the shell';
      const text = `A second React (${renderer.version ?? 'unknown version'}) runs on this page: ${from} brings it. Build that remote without one.`;
      note({ at: performance.now(), text, context: 'react' });
    }
    first = false;
    return id;
  };
}

interface Hook {
  inject: (renderer: Renderer) => number;
  readonly renderers: Map<number, Renderer>;
}

function emptyHook(): Hook & Record<string, unknown> {
  const renderers = new Map<number, Renderer>();
  return {
    renderers,
    supportsFiber: true,
    // With it React does not advertise its developer tools on the console.
    checkDCE: () => undefined,
    inject: (renderer) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}

/** The scripts that call each other, by a stack trace, from the innermost on. Fast refresh of a remote calls through itself. */
const scriptsOf = (stack = ''): readonly string[] => stack.match(/https?:\/\/[^\s)]+?\.js/g) ?? [];
/** The panel's own chunks; the first script is there in every trace, and `main.js` is the shell. */
const ofPanel = /\/releases\/shell\/[^/]+\/developer\/(?!main\.js|start\.js)/;
const ofShell = /\/releases\/shell\//;
