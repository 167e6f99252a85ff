// Compiled by itself, without imports (platform/webpack/plugins/bootstrap-loader-plugin.ts): the one script that a page starts
// with. It fetches the entry, with retries, and on a page with a main picture only after that picture: on a slow connection
// scripts and picture would share the bandwidth evenly, whatever their priority, and the picture would arrive as late as the last
// script.

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Longest wait, in ms: neither a picture that hangs nor a background tab, which paints nothing, may block hydration. */
const timeoutMs = 2500;
/** Delays in ms before each retry of the entry. */
const retryDelays = [1000, 4000];

const {
  first = '',
  more = '[]',
  integrity = '',
  fallback = '',
} = (document.currentScript as HTMLScriptElement).dataset;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
let started = false;

function start(): void {
  if (started) return;
  started = true;
  delete document.documentElement.dataset['firstView'];
  // First: by HTTP/1.1 preloads that hang would take all connections to the host.
  addEntry(0);
  for (const { href, integrity: hash } of JSON.parse(more) as ScriptFile[]) {
    add(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity: hash }),
    );
  }
}

/**
 * One failed request must not leave the visit without script. Each retry has a URL that no page has used before: browsers keep a damaged
 * file for as long as a good one. Added by a script, it would have a lower priority than the preloads.
 */
function addEntry(tries: number): void {
  const src = tries === 0 ? first : `${first}?try=${String(Date.now())}`;
  const script = Object.assign(document.createElement('script'), { src, integrity, fetchPriority: 'high' });
  script.addEventListener('error', () => {
    const wait = retryDelays[tries];
    if (wait === undefined) showFallbackMessage();
    else setTimeout(() => addEntry(tries + 1), wait);
  });
  add(script);
}

/** Copy of the function in `fallback-message.ts`: this file must not import anything. */
function showFallbackMessage(): void {
  const template = document.getElementById(fallback);
  if (template instanceof HTMLTemplateElement) document.body.prepend(template.content);
}

function add(element: HTMLElement): void {
  document.head.append(element);
}

/** After the frame that paints the picture: starting scripts within that frame would delay it. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

if (!picture) start();
else {
  setTimeout(start, timeoutMs);
  if (picture.complete) startAfterPaint();
  else {
    picture.addEventListener('load', startAfterPaint);
    picture.addEventListener('error', start);
  }
}

export {};
