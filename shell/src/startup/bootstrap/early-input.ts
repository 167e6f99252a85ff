// Compiled by itself, without imports, and appended to `bootstrap-loader.ts`: records input before hydration. Input that the page
// shows (text, checkboxes, choices) is replayed completely. Of buttons, which show nothing, only the last press is: repeated
// clicks on a button that does not respond mean one. Until the replay has ended, presses wait for it: a button refers to the
// choices made before it.

interface Input {
  readonly element: Element;
  /** In the region that a remote fills, whose code may come later than the layout's. */
  readonly inPage: boolean;
  /** Child indexes from the region or the root down to the element, to find it again when the browser has rendered it anew. */
  readonly path: readonly number[];
  /** Its label: another release may have a different element in the same position. */
  readonly label: string;
  readonly value?: boolean | string | undefined;
  /** Not changed by the visitor, but checked when a button was pressed: the choice that the button refers to. */
  readonly unchanged?: boolean | undefined;
}

/** Detail of the event that the app sends when its layout is hydrated. */
interface Hydrated {
  /** Resolves when the page shows the effect of the last input. */
  readonly answered: () => Promise<void>;
  /** Resolves with true when the initial page is shown in its region, with false when it was left before that. */
  readonly page: Promise<boolean>;
}

const inputs = new Map<Element, Input>();
let pressed: Input | undefined;
let submitted: Input | undefined;
let focused: Input | undefined;
/** The field in which an input method is composing. */
let composing: EventTarget | null = null;
/** Whether React handles input already, except in server markup that is still shown in the region. */
let answers = false;
/** Whether the replay has begun. */
let alive = false;
/** Whether the layout's input (false) or the page's (true) is being replayed. */
const replaying = new Set<boolean>();
/** During input that the replay itself makes. */
let acting = false;

function remember(event: Event): void {
  const { type, target } = event;
  if (acting || !(target instanceof Element)) return;
  if (type === 'focusin') focused = inputOf(target);
  else if (type === 'focusout') setTimeout(forgetFocus, 0, target);
  else if (type === 'compositionstart') composing = target;
  else if (type === 'compositionend') composing = null;
  // Typing may continue in a recorded field that React has hydrated in the meantime: the replay must not undo it.
  else if (answers && !target.closest('[data-kept]') && !(type === 'input' && inputs.has(target)))
    follow(event, target);
  else if (type === 'submit') holdBack(event, target);
  else if (type === 'click') press(target.closest('button'));
  else if (isBox(target)) add(target, target.checked);
  else if (target instanceof HTMLSelectElement) add(target, target.value);
  else if (isText(target)) {
    add(target, target.value);
    // Replaying a button pressed earlier could undo the text typed since ('Clear').
    if (pressed?.inPage === (regionOf(target) !== null)) pressed = undefined;
  }
}

/** Input that React could handle, while earlier input of the same part is replayed or about to be: it counts after that. */
function follow(event: Event, target: Element): void {
  const inPage = regionOf(target) !== null;
  if (!replaying.has(inPage) && !isAboutToReplay(inPage)) return;
  const { type } = event;
  if (type === 'submit') {
    holdBack(event, target);
    if (event.defaultPrevented) event.stopImmediatePropagation();
  } else if (type === 'click') {
    const button = target.closest('button');
    if (!button || (button.form && button.type === 'submit')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(button);
  } else if (type === 'change' && isBox(target)) add(target, target.checked);
  else if (type === 'change' && target instanceof HTMLSelectElement) add(target, target.value);
}

/** Not while the server's markup is kept: the page may never come, and 'Try again' above it has to work. */
function isAboutToReplay(inPage: boolean): boolean {
  if (alive || (inPage && document.querySelector('[data-kept]'))) return false;
  return [...inputs.values(), pressed, submitted].some((input) => input?.inPage === inPage);
}

/** Only the last state of each element counts, in the order of the last changes. */
function add(element: Element, value: boolean | string, unchanged?: boolean): void {
  inputs.delete(element);
  inputs.set(element, { ...inputOf(element), value, unchanged });
}

function press(button: HTMLButtonElement | null): void {
  // A submit button is recorded by its form's 'submit' event.
  if (!button || (button.form && button.type === 'submit')) return;
  pressed = inputOf(button);
  // During the replay the page does not show all recorded choices yet.
  if (!pressed.inPage || replaying.has(true)) return;
  const chosen = new Set([...inputs.keys()].map(groupOf));
  // On hydration the page may change the choice, for example to the shopper's own size.
  for (const radio of regionOf(button)?.querySelectorAll('input[type=radio]:checked') ?? []) {
    if (!chosen.has(groupOf(radio))) add(radio, true, true);
  }
}

const groupOf = (element: Element) => element.getAttribute('name') ?? element;

/**
 * A press that React handles replaces the recorded one: replayed as well, it would toggle a switch back. Detected when the press
 * begins, because React hydrates at that moment and the replay runs before the click itself.
 */
function pressAgain(event: Event): void {
  const { target } = event;
  if (!answers || !pressed || !(target instanceof Element)) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  const button = target.closest('button');
  if (button && !button.closest('[data-kept]') && button === find(pressed)) pressed = undefined;
}

/** POST forms need their page's code and are submitted after hydration; searches and filters work as plain GET forms. */
function holdBack(event: Event, form: Element): void {
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  submitted = inputOf(form);
}

/**
 * Clears the recorded focus when the visitor left the field, as by closing the on-screen keyboard. Not when the element was moved
 * or replaced by rendering.
 */
function forgetFocus(left: Element): void {
  if (left.isConnected && document.hasFocus() && document.activeElement === document.body)
    focused = undefined;
}

/** A visitor who returns to this page later (back/forward cache) does not expect the press any more. */
function forgetPresses(): void {
  pressed = undefined;
  submitted = undefined;
}

function isBox(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
}

function isText(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !/checkbox|radio|file/.test(element.type);
}

function regionOf(element: Element): Element | null {
  return element.closest('[data-kept], #main');
}

function inputOf(element: Element): Input {
  const region = regionOf(element);
  const path: number[] = [];
  for (let at = element; at !== region && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return { element, inPage: region !== null, path, label: labelOf(element) };
}

function labelOf(element: Element): string {
  // Not the name: React generates the names of radio buttons, different ones on server and browser.
  const { labels } = element as Partial<HTMLInputElement>;
  return `${element.getAttribute('aria-label') ?? ''} ${labels?.[0]?.textContent ?? element.textContent}`;
}

/** The same element, or the one in its position now. */
function find({ element, inPage, path, label }: Input): Element | undefined {
  if (element.isConnected) return element;
  const from = inPage ? document.querySelector('[data-kept], #main') : document.documentElement;
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], from ?? undefined);
  return found && (!inPage || labelOf(found) === label) ? found : undefined;
}

/** Restores the focus that an element lost because it was rendered anew; the next keys would be lost, too. */
function keepFocus(): void {
  const element = focused && document.activeElement === document.body ? find(focused) : undefined;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Milliseconds after which a replay waits for nothing any more: a call that hangs must not keep presses from being answered. */
const longestReplay = 5000;

async function replay(inPage: boolean, answered: Hydrated['answered']): Promise<void> {
  replaying.add(inPage);
  const over = new Promise<void>((resolve) => setTimeout(resolve, longestReplay));
  const shown = () => Promise.race([answered(), over]);
  // Looked up before the first replayed input changes the page.
  const places = new Map(
    [...inputs.values(), pressed, submitted].map((input) => [input, input && find(input)]),
  );
  const placeOf = (input: Input) => places.get(input) ?? find(input);
  const next = () => [...inputs.values()].find((input) => input.inPage === inPage);
  keepFocus();
  // Each input waits until the page shows the previous one: filters build on each other, and a button refers to a choice.
  for (let input = next(); input; input = next()) {
    const there = placeOf(input);
    inputs.delete(input.element);
    if (input.unchanged) await shown();
    act(() => enter(there, input));
    if (inPage || !isText(there)) await shown();
  }
  const button = pressed?.inPage === inPage ? placeOf(pressed) : undefined;
  if (button) pressed = undefined;
  if (button instanceof HTMLButtonElement) act(() => button.click());
  const form = submitted?.inPage === inPage ? placeOf(submitted) : undefined;
  if (form instanceof HTMLFormElement) {
    await shown();
    act(() => form.requestSubmit());
  }
  replaying.delete(inPage);
}

function act(work: () => void): void {
  acting = true;
  try {
    work();
  } finally {
    acting = false;
  }
}

function enter(there: Element | undefined, { value, unchanged }: Input): void {
  if (isText(there)) write(there, String(value));
  else if (there instanceof HTMLSelectElement) {
    there.value = String(value);
    there.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isBox(there) && !(unchanged && there.checked === value)) {
    there.checked = !value;
    there.click();
  }
}

/**
 * Writes the value as if it were typed. React ignores an input event if the value equals the last one it tracked; the prototype's
 * setter bypasses that tracking.
 */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React gets the text from the event that ends the composition.
  if (field === composing) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value === '' ? '0' : '';
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const hasFocus = field === document.activeElement;
  if (hasFocus) dispatch(field, 'focusin');
  // Null for an email field.
  if (hasFocus && selectionEnd) field.setSelectionRange(selectionStart, selectionEnd);
  dispatch(field, 'input');
  // For fields that take their value on blur, such as a quantity.
  if (!hasFocus) dispatch(field, 'focusout');
}

function dispatch(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

const recorded = [
  'click',
  'change',
  'compositionend',
  'compositionstart',
  'focusin',
  'focusout',
  'input',
  'submit',
];

/** Events that begin a press, and 'click' for presses without them (assistive technology). */
const pressing = ['click', 'keydown', 'pointerdown'];

function stop(): void {
  for (const type of recorded) removeEventListener(type, remember, true);
  for (const type of pressing) removeEventListener(type, pressAgain, true);
  removeEventListener('pagehide', forgetPresses);
  inputs.clear();
  focused = undefined;
  forgetPresses();
}

for (const type of recorded) addEventListener(type, remember, true);
for (const type of pressing) addEventListener(type, pressAgain, true);
addEventListener('pagehide', forgetPresses);
addEventListener(
  'rop:answers',
  () => {
    answers = true;
    keepFocus();
  },
  { once: true },
);
addEventListener(
  'rop:alive',
  (event) => {
    const { answered, page } = (event as CustomEvent<Hydrated>).detail;
    alive = true;
    const layout = replay(false, answered);
    // Also after a failure: nothing may hold presses back for good.
    void page.then((shown) => Promise.all([layout, shown && replay(true, answered)])).finally(stop);
  },
  { once: true },
);

export {};
