// Compiled alone, without imports (platform/webpack/starter-plugin.ts): the one script that a page with a main picture
// begins with. On a weak line scripts and picture would share it evenly, whatever priority they have, and the picture
// would come as late as the last script.

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Longest wait, in ms: neither a picture that hangs nor a tab that nobody sees may keep the page from coming alive. */
const patience = 2500;

const {
  first = '',
  more = '[]',
  integrity = '',
  fonts = '',
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
  add(Object.assign(document.createElement('script'), { src: first, integrity }));
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
  setTimeout(start, patience);
  if (picture.complete) startAfterPaint();
  else {
    picture.addEventListener('load', startAfterPaint);
    picture.addEventListener('error', start);
  }
}
