// Compiled alone, without imports, behind `starter.ts`: input before the page is alive. What a page shows of it (texts, ticks,
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
}

/** What the page says of itself when its layout is alive. */
interface Alive {
  /** Resolves when the page shows what was done last. */
  readonly answered: () => Promise<void>;
  /** Resolves when the first page stands in its region. Never, when it cannot be had or was left before. */
  readonly page: Promise<void>;
}

const inputs = new Map<Element, Input>();
let pressed: Input | undefined;
let submitted: Input | undefined;
let focused: Input | undefined;
/** From here on React hears everything but what is done in the server's markup that still stands in the region. */
let answers = false;

function remember(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || (answers && !target.closest('[data-kept]'))) return;
  if (type === 'focusin') focused = inputOf(target);
  else if (type === 'submit') holdBack(event, target);
  else if (type === 'click') {
    const button = target.closest('button');
    // One that sends a form is heard as 'submit'.
    if (button && !(button.form && button.type === 'submit')) pressed = inputOf(button);
  } else if (isBox(target)) add(target, target.checked);
  else if (target instanceof HTMLSelectElement || isText(target)) add(target, target.value);
}

/** The last state counts, in the order of the last changes. */
function add(element: Element, value: boolean | string): void {
  inputs.delete(element);
  inputs.set(element, inputOf(element, value));
}

/** Forms that need their page are sent when it is alive; a search or a filter leads on by itself. */
function holdBack(event: Event, form: Element): void {
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  submitted = inputOf(form);
}

function isBox(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
}

function isText(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isBox(element));
}

function inputOf(element: Element, value?: boolean | string): Input {
  const region = element.closest('[data-kept], #main');
  const path: number[] = [];
  for (let at = element; at !== region && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return { element, inPage: region !== null, path, label: labelOf(element), value };
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
  const isHere = (input: Input | undefined) => input?.inPage === inPage;
  // Looked for before the first answer changes the page.
  const places = [...inputs.values()].filter(isHere).map((input) => [find(input), input.value] as const);
  const button = pressed && isHere(pressed) ? find(pressed) : undefined;
  const form = submitted && isHere(submitted) ? find(submitted) : undefined;
  keepFocus();
  // Each waits until the page shows the one before: filters build on each other, and a button refers to what was chosen.
  for (const [there, value] of places) {
    if (isText(there)) write(there, String(value));
    else {
      if (there instanceof HTMLSelectElement) {
        there.value = String(value);
        there.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (isBox(there)) {
        there.checked = !value;
        there.click();
      }
      await answered();
    }
  }
  if (button instanceof HTMLButtonElement) button.click();
  if (form instanceof HTMLFormElement) {
    await answered();
    form.requestSubmit();
  }
}

/** As if it were typed. React compares with what it has last seen in the field itself, past which the prototype's setter writes. */
function write(field: HTMLInputElement | HTMLTextAreaElement, remembered: string): void {
  // More may have been typed into a field that React has brought to life.
  const value = field.value || remembered;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (field === document.activeElement) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // Absent for an email address.
    if (selectionEnd) field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const heard = ['click', 'change', 'focusin', 'input', 'submit'];
for (const type of heard) addEventListener(type, remember, true);

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
    void page.then(() => {
      for (const type of heard) removeEventListener(type, remember, true);
      return replay(true, answered);
    });
  },
  { once: true },
);

export {};
