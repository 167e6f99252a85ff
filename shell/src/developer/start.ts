// The first script of a developer's page (decision 036). It runs before all others, so that nothing they do is missed, and loads the
// panel when the page has come to rest.
import { allowLocalScripts } from './observe/allow-local-scripts.ts';
import { observe } from './observe/observe.ts';

const { shell = '', local } = (document.currentScript as HTMLScriptElement).dataset;
if (local !== undefined) allowLocalScripts(local);
const observed = observe(window);

/** Milliseconds after which a page counts as stuck: its panel is wanted most. */
const timeoutMs = 6_000;

function whenAtRest(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset['ready'] !== undefined) resolve();
    };
    new MutationObserver(look).observe(root, { attributes: true, attributeFilter: ['data-ready'] });
    setTimeout(resolve, timeoutMs);
    look();
  });
}

void whenAtRest().then(async () => {
  const { showPanel } = await import('./panel/show-panel.tsx');
  showPanel(observed, shell);
});
