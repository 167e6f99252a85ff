// Compiled alone, without imports, behind `bootstrap-loader.ts`: input before the page is alive. What a page shows of it (texts, ticks,
// choices) is replayed whole. Of buttons, which show nothing, the last press: repeated clicks on one that does not answer mean one.

interface Input {
  readonly element: Element;
  /** In the region that a remote fills, whose code may come later than the layout's. */
  readonly inPage: boolean;
  /** The way down to the element, by places among children: from the region or from the root. The browser may draw it anew. */
  readonly path: readonly number[];
  /** What it says: another release may have another element in its place. */
  readonly label: string;
  readonly value?: boolean | string | undefined;
  /** Not changed, but shown as chosen when a button was pressed: what the button refers to. */
  readonly unchanged?: boolean | undefined;
}

/** What the page says of itself when its layout is alive. */
interface Alive {
  /** Resolves when the page shows what was done last. */
  readonly answered: () => Promise<void>;
  /** Resolves with true when the first page stands in its region, with false when it was left before. */
  readonly page: Promise<boolean>;
}

const inputs = new Map<Element, Input>();
let pressed: Input | undefined;
let submitted: Input | undefined;
let focused: Input | undefined;
/** The field in which an input method composes a word. */
let composing: EventTarget | null = null;
/** From here on React hears everything but what is done in the server's markup that still stands in the region. */
let answers = false;

function remember(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'focusin') focused = inputOf(target);
  else if (type === 'focusout') setTimeout(forgetFocus, 0, target);
  else if (type === 'compositionstart') composing = target;
  else if (type === 'compositionend') composing = null;
  // More may be typed until then into a field that React has brought to life: it must not be taken back.
  else if (answers && !target.closest('[data-kept]') && !(type === 'input' && inputs.has(target))) return;
  else if (type === 'submit') holdBack(event, target);
  else if (type === 'click') press(target.closest('button'));
  else if (isBox(target)) add(target, target.checked);
  else if (target instanceof HTMLSelectElement) add(target, target.value);
  else if (isText(target)) {
    add(target, target.value);
    // A button that was pressed before would undo what was typed since ('Clear').
    if (pressed?.inPage === (regionOf(target) !== null)) pressed = undefined;
  }
}

/** The last state counts, in the order of the last changes. */
function add(element: Element, value: boolean | string, unchanged?: boolean): void {
  inputs.delete(element);
  inputs.set(element, { ...inputOf(element), value, unchanged });
}

function press(button: HTMLButtonElement | null): void {
  // One that sends a form is heard as 'submit'.
  if (!button || (button.form && button.type === 'submit')) return;
  pressed = inputOf(button);
  if (!pressed.inPage) return;
  // The page may choose others when it comes alive, such as the size that a shopper wears.
  for (const radio of regionOf(button)?.querySelectorAll('input[type=radio]:checked') ?? []) {
    if (!inputs.has(radio)) add(radio, true, true);
  }
}

/**
 * A press that React hears takes the place of the one before: replayed, too, a switch would be back where it was. Known as soon as
 * it begins, because that is when React hydrates, and the replay comes before the click itself.
 */
function pressAgain(event: Event): void {
  const { target } = event;
  if (!answers || !pressed || !(target instanceof Element)) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  const button = target.closest('button');
  if (button && !button.closest('[data-kept]') && button === find(pressed)) pressed = undefined;
}

/** Forms that need their page are sent when it is alive; a search or a filter leads on by itself. */
function holdBack(event: Event, form: Element): void {
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  submitted = inputOf(form);
}

/** To nowhere, as when a keyboard is closed. Not when the element was moved, or lost with what was drawn anew. */
function forgetFocus(left: Element): void {
  if (left.isConnected && document.hasFocus() && document.activeElement === document.body)
    focused = undefined;
}

/** A button is not pressed for who comes back to this page later: they have gone on without. */
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
  // Not the name: React generates those of radio buttons, on each side another.
  const { labels } = element as Partial<HTMLInputElement>;
  return `${element.getAttribute('aria-label') ?? ''} ${labels?.[0]?.textContent ?? element.textContent}`;
}

/** The same element, or the one that stands in its place now. */
function find({ element, inPage, path, label }: Input): Element | undefined {
  if (element.isConnected) return element;
  const from = inPage ? document.querySelector('[data-kept], #main') : document.documentElement;
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], from ?? undefined);
  return found && (!inPage || labelOf(found) === label) ? found : undefined;
}

/** What was drawn anew has lost the focus, and with it the keys that are pressed next. */
function keepFocus(): void {
  const element = focused && document.activeElement === document.body ? find(focused) : undefined;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

async function replay(inPage: boolean, answered: Alive['answered']): Promise<void> {
  // Looked for before the first answer changes the page.
  const places = [...inputs.values()]
    .filter((input) => input.inPage === inPage)
    .map((input) => [find(input), input] as const);
  const button = pressed?.inPage === inPage ? find(pressed) : undefined;
  const form = submitted?.inPage === inPage ? find(submitted) : undefined;
  keepFocus();
  // Each waits until the page shows the one before: filters build on each other, and a button refers to what was chosen.
  for (const [there, input] of places) {
    if (input.unchanged) await answered();
    enter(there, input);
    if (inPage || !isText(there)) await answered();
  }
  if (button instanceof HTMLButtonElement) button.click();
  if (form instanceof HTMLFormElement) {
    await answered();
    form.requestSubmit();
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

/** As if it were typed. React compares with what it has last seen in the field itself, past which the prototype's setter writes. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // The word comes with the end of its composition, which React hears.
  if (field === composing) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value === '' ? '0' : '';
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const hasFocus = field === document.activeElement;
  if (hasFocus) tell(field, 'focusin');
  // Absent for an email address.
  if (hasFocus && selectionEnd) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field, 'input');
  // What is taken in when the field is left, such as a quantity.
  if (!hasFocus) tell(field, 'focusout');
}

function tell(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

const heard = [
  'click',
  'change',
  'compositionend',
  'compositionstart',
  'focusin',
  'focusout',
  'input',
  'submit',
];

/** What a press begins with, and the press itself where it comes alone. */
const pressing = ['click', 'keydown', 'pointerdown'];

function stop(): void {
  for (const type of heard) removeEventListener(type, remember, true);
  for (const type of pressing) removeEventListener(type, pressAgain, true);
  removeEventListener('pagehide', forgetPresses);
  inputs.clear();
  focused = undefined;
  forgetPresses();
}

for (const type of heard) addEventListener(type, remember, true);
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
    const { answered, page } = (event as CustomEvent<Alive>).detail;
    void replay(false, answered);
    void page.then((shown) => {
      if (shown) void replay(true, answered);
      stop();
    });
  },
  { once: true },
);

export {};
