// Compiled alone, without imports (platform/webpack/starter-plugin.ts): the one script that a page begins with. It fetches
// the entry, again when that is lost, and where there is a main picture not before it: on a weak line scripts and picture
// would share it evenly, whatever priority they have, and the picture would come as late as the last script.

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Longest wait, in ms: neither a picture that hangs nor a tab that nobody sees may keep the page from coming alive. */
const patience = 2500;
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
    if (wait === undefined) sayDead();
    else setTimeout(() => addEntry(tries + 1), wait);
  });
  add(script);
}

/** As in `dead-page.ts`, of which nothing can be imported here. */
function sayDead(): void {
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

/** The way down from the root to an element: the browser may draw it anew. */
type Way = readonly number[];

/** The button that was pressed last before the page was alive. */
let pressed: Way | undefined;
/** The form that was sent last. */
let sent: Way | undefined;
/** What was ticked or chosen until then: the page would show it, or take it back, and know nothing of it. */
const choices: (readonly [Way, boolean | string])[] = [];

function remember(event: Event): void {
  const { type, target } = event;
  if (type === 'click') {
    const button = target instanceof Element ? target.closest('button') : null;
    // What sends a form is heard as that.
    if (button && !(button.form && button.type === 'submit')) pressed = wayTo(button);
  } else if (type === 'submit') holdBack(event);
  else if (target instanceof HTMLSelectElement) choices.push([wayTo(target), target.value]);
  else if (isBox(target)) choices.push([wayTo(target), target.checked]);
}

/** Forms that need their page are sent when it is alive; a search or a filter leads on by itself. */
function holdBack(event: Event): void {
  if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
  event.preventDefault();
  sent = wayTo(event.target);
}

function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
}

function wayTo(element: Element): Way {
  const way: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way;
}

function at(way: Way): Element | undefined {
  return way.reduce<Element | undefined>(
    (parent, index) => parent?.children[index],
    document.documentElement,
  );
}

/** React answers: whatever is done from here on happens without us. */
function stopRemembering(): void {
  for (const type of heard) removeEventListener(type, remember, true);
}

/** What the page says of itself when it is alive. */
interface Alive {
  /** Resolves when the page shows what was done last. */
  readonly answered: () => Promise<void>;
}

/**
 * Replays all choices and the last button only: repeated clicks on a button that does not answer mean one click. Each waits until the
 * page shows the one before: filters build on each other, and a button refers to what was chosen before it.
 */
async function doAgain(event: Event): Promise<void> {
  const { detail } = event as CustomEvent<Alive | null>;
  // Looked for before the first answer changes the page.
  const places = choices.map(([way, wanted]) => [at(way), wanted] as const);
  const button = pressed && at(pressed);
  const form = sent && at(sent);
  for (const [there, wanted] of places) {
    if (there instanceof HTMLSelectElement) {
      there.value = String(wanted);
      there.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isBox(there)) {
      there.checked = !wanted;
      there.click();
    }
    await detail?.answered();
  }
  if (button instanceof HTMLButtonElement) button.click();
  if (form instanceof HTMLFormElement) {
    await detail?.answered();
    form.requestSubmit();
  }
}

const heard = ['click', 'change', 'submit'];
for (const type of heard) addEventListener(type, remember, true);
addEventListener('rop:answers', stopRemembering, { once: true });
addEventListener('rop:alive', (event) => void doAgain(event), { once: true });

if (!picture) start();
else {
  setTimeout(start, patience);
  if (picture.complete) startAfterPaint();
  else {
    picture.addEventListener('load', startAfterPaint);
    picture.addEventListener('error', start);
  }
}

export {};
