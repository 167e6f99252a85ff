// Compiled alone, without imports (platform/webpack/plugins/bootstrap-loader-plugin.ts): the one script that a page begins with. It fetches
// the entry, again when that is lost, and where there is a main picture not before it: on a weak line scripts and picture
// would share it evenly, whatever priority they have, and the picture would come as late as the last script.

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Longest wait, in ms: neither a picture that hangs nor a tab that nobody sees may keep the page from coming alive. */
const timeoutMs = 2500;
/** Ms before each further try for the entry. */
const furtherTries = [1000, 4000];

const {
  first = '',
  more = '[]',
  integrity = '',
  fonts = '',
  dead = '',
} = (document.currentScript as HTMLScriptElement).dataset;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // What stands below the first view, together with the typeface: laid out once.
  delete document.documentElement.dataset['firstView'];
  // Not before: the browser would look for fonts, fetch them and set the page anew while the picture waits.
  document.getElementById(fonts)?.removeAttribute('media');
  for (const { href, integrity: hash } of JSON.parse(more) as ScriptFile[]) {
    add(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity: hash }),
    );
  }
  addEntry(0);
}

/** One lost file must not cost the whole visit its buttons. Each try has an address of its own, past what was kept of the first. */
function addEntry(tries: number): void {
  const src = tries === 0 ? first : `${first}?try=${String(tries)}`;
  const script = Object.assign(document.createElement('script'), { src, integrity });
  script.addEventListener('error', () => {
    const wait = furtherTries[tries];
    if (wait === undefined) showFallbackMessage();
    else setTimeout(() => addEntry(tries + 1), wait);
  });
  add(script);
}

/** As in `fallback-message.ts`, of which nothing can be imported here. */
function showFallbackMessage(): void {
  const words = document.getElementById(dead);
  if (words instanceof HTMLTemplateElement) document.body.prepend(words.content);
}

function add(element: HTMLElement): void {
  document.head.append(element);
}

/** When the picture's frame is on its way to the screen: typeface and scripts, begun in it, would keep it back. */
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
