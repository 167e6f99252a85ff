import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function start() {
  await jest.isolateModulesAsync(async () => void (await import('./early-input.ts')));
}

interface Hydrated {
  readonly answered: () => Promise<void>;
  readonly page: Promise<boolean>;
}

const atOnce = () => Promise.resolve();

/** React handles clicks, then the page is interactive; `answered` resolves when it shows the last input. */
async function finishStartup({ answered = atOnce, page = Promise.resolve(true) }: Partial<Hydrated> = {}) {
  dispatchEvent(new Event('rop:answers'));
  dispatchEvent(new CustomEvent('rop:alive', { detail: { answered, page } }));
  await jest.advanceTimersByTimeAsync(0);
}

function press(button: HTMLElement) {
  const click = jest.fn();
  button.addEventListener('click', click);
  button.click();
  return click;
}

test('the last button pressed before hydration is pressed again after it', async () => {
  document.body.innerHTML = '<div><button>Menu</button><button>Bag</button></div>';
  const [menu, bag] = document.querySelectorAll('button');
  await start();
  const clicks = [press(menu as HTMLElement), press(bag as HTMLElement)];
  await finishStartup();
  expect(clicks.map((click) => click.mock.calls.length)).toEqual([1, 2]);
  // From here on React handles clicks.
  press(menu as HTMLElement);
  await finishStartup();
  expect(clicks[0]).toHaveBeenCalledTimes(2);
});

test('a press that React handles is not replayed', async () => {
  document.body.innerHTML = '<button>Bag</button>';
  await start();
  dispatchEvent(new Event('rop:answers'));
  const click = press(document.querySelector('button') as HTMLElement);
  dispatchEvent(new CustomEvent('rop:alive', { detail: { answered: atOnce, page: Promise.resolve(true) } }));
  expect(click).toHaveBeenCalledTimes(1);
});

describe('a button that was pressed, and is pressed again while React hydrates the page', () => {
  async function pressedBefore() {
    document.body.innerHTML = '<main id="main"><button>Show</button></main>';
    const button = document.querySelector('button') as HTMLElement;
    await start();
    button.click();
    dispatchEvent(new Event('rop:answers'));
    return button;
  }
  const live = async () => {
    dispatchEvent(
      new CustomEvent('rop:alive', { detail: { answered: atOnce, page: Promise.resolve(true) } }),
    );
    await jest.advanceTimersByTimeAsync(0);
  };

  test.each([
    ['pointer', () => new MouseEvent('pointerdown', { bubbles: true })],
    ['keyboard', () => new KeyboardEvent('keydown', { key: ' ', bubbles: true })],
  ])('is pressed once: %s', async (_name, begin) => {
    const button = await pressedBefore();
    // React hydrates when the press begins; the click comes after the replay.
    button.dispatchEvent(begin());
    const heard = jest.fn();
    button.addEventListener('click', heard);
    await live();
    button.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is replayed when the second input is a different one', async () => {
    const button = await pressedBefore();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const heard = jest.fn();
    button.addEventListener('click', heard);
    await live();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('checkboxes and selects changed before hydration are set again after it', async () => {
  document.body.innerHTML =
    '<form><input type="checkbox"><input type="radio" name="size"><select><option>new<option>old</select></form>';
  const [box, radio] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  const list = document.querySelector('select') as HTMLSelectElement;
  await start();
  box.click();
  radio.click();
  list.value = 'old';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  // React takes back what it knows nothing of.
  radio.checked = false;
  list.value = 'new';
  const heard: unknown[] = [];
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.checked);
    else heard.push((target as HTMLSelectElement).value);
  });
  await finishStartup();
  expect(heard).toEqual([true, true, 'old']);
  expect([box.checked, radio.checked, list.value]).toEqual([true, true, 'old']);
});

test('each choice is replayed after the previous one has taken effect, and the button last', async () => {
  document.body.innerHTML = '<input type="checkbox"><input type="checkbox"><button>Add</button>';
  const [first, second] = document.querySelectorAll('input') as unknown as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const button = document.querySelector('button') as HTMLElement;
  await start();
  for (const element of [first, second, button]) element.click();
  // React takes back what it knows nothing of.
  first.checked = second.checked = false;
  const done: unknown[] = [];
  const answers: (() => void)[] = [];
  const say = ({ currentTarget }: Event) =>
    void done.push([first, second, button].indexOf(currentTarget as HTMLInputElement));
  for (const element of [first, second, button]) element.addEventListener('click', say);
  await finishStartup({ answered: () => new Promise((resolve) => answers.push(resolve)) });
  expect(done).toEqual([0]);
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0, 1]);
  answers[1]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0, 1, 2]);
});

test('a POST form is submitted after hydration and not by the browser; a search is submitted by the browser', async () => {
  document.body.innerHTML =
    '<div><form method="post"><button type="button">Show</button><button>Login</button></form><form><button>Find</button></form></div>';
  const [login, search] = document.querySelectorAll('form') as unknown as [HTMLFormElement, HTMLFormElement];
  const [show, , find] = document.querySelectorAll('button') as unknown as HTMLButtonElement[];
  const byBrowser: unknown[] = [];
  document.body.firstElementChild?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) byBrowser.push(event.target);
    event.preventDefault();
  });
  await start();
  login.requestSubmit();
  find?.click();
  expect(byBrowser).toEqual([search]);
  const shown = press(show as HTMLButtonElement);
  await finishStartup();
  expect(shown).toHaveBeenCalledTimes(2);
  expect(byBrowser).toEqual([search, login]);
});

test('also when the browser has rendered the layout anew; a form is submitted once', async () => {
  const layout = '<div><form><button>Search</button></form><button>Bag</button></div>';
  document.body.innerHTML = layout;
  await start();
  press(document.querySelectorAll('button')[1] as HTMLElement);
  document.body.innerHTML = layout;
  const again = jest.fn();
  document.querySelectorAll('button')[1]?.addEventListener('click', again);
  await finishStartup();
  expect(again).toHaveBeenCalledTimes(1);

  await start();
  const search = document.querySelector('button') as HTMLElement;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const sent = press(search);
  await finishStartup();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('typed text is replayed with the events of typing', async () => {
  document.body.innerHTML = '<div id="root"><input name="q"></div>';
  const input = document.querySelector('input') as HTMLInputElement;
  await start();
  input.focus();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(input, 'hood');
  const heard: unknown[] = [];
  const root = hydrate(
    createElement('input', {
      name: 'q',
      onFocus: () => void heard.push('focus'),
      onChange: ({ target }) => void heard.push(target.value),
    }),
  );
  await finishStartup();
  expect(heard).toEqual(['focus', 'hood']);
  expect([input.value, input.selectionStart]).toEqual(['hood', 4]);
  act(() => root.unmount());
});

describe("a page whose code comes later than the layout's", () => {
  const page =
    '<form method="post"><label>Name<input name="r1"></label><label>News<input type="checkbox"></label><button>Send</button></form>';
  let byBrowser: unknown[];
  const field = () => document.querySelector('input') as HTMLInputElement;
  const box = () => document.querySelector('input[type=checkbox]') as HTMLInputElement;
  const type = (text: string) => {
    field().focus();
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = () => document.querySelector<HTMLElement>('main button')?.click();
  const noteSent = (event: Event) => {
    if (!event.defaultPrevented) byBrowser.push(event.target);
    event.preventDefault();
  };

  beforeEach(async () => {
    byBrowser = [];
    document.body.innerHTML = `<header><button>Menu</button></header><main id="main">${page}</main>`;
    addEventListener('submit', noteSent);
    await start();
  });
  afterEach(() => removeEventListener('submit', noteSent));

  /** As the shell does with the server's markup. */
  function keep() {
    const region = document.createElement('div');
    region.dataset['kept'] = '';
    const main = document.querySelector('main') as HTMLElement;
    region.append(...main.childNodes);
    main.append(region);
  }

  test('gets all earlier input, also input made after the layout was hydrated', async () => {
    type('Ma');
    keep();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    await finishStartup({ page: promise });
    // Typing continues: the shell moved the field, and it still has the focus.
    expect(field()).toHaveFocus();
    type('Maya');
    box().click();
    send();
    expect(byBrowser).toEqual([]);

    // With other generated names, as React renders them.
    document.querySelector('main')?.replaceChildren(...fragment(page.replace('r1', 'r2')));
    resolve(true);
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(0);
    expect([field().value, box().checked]).toEqual(['Maya', true]);
    expect(field()).toHaveFocus();
    expect(byBrowser).toEqual([document.querySelector('form')]);
  });

  test('gets nothing when another page is shown instead; input in the layout takes effect at once', async () => {
    const menu = document.querySelector('button') as HTMLElement;
    press(menu);
    type('Maya');
    keep();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const again = jest.fn();
    menu.addEventListener('click', again);
    await finishStartup({ page: promise });
    expect(again).toHaveBeenCalledTimes(1);
    document.querySelector('main')?.replaceChildren(...fragment(page.replace('Name', 'Email')));
    resolve(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(field().value).toBe('');
    expect(again).toHaveBeenCalledTimes(1);
  });
});

function fragment(html: string): Iterable<Node> {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.childNodes;
}

function hydrate(app: ReactNode): Root {
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, app);
  });
  return root as unknown as Root;
}

test("what waits for a page that has not come does not hold back 'Try again' above it", async () => {
  document.body.innerHTML =
    '<main id="main"><button>Try again</button><div data-kept><input aria-label="Name"></div></main>';
  const field = document.querySelector('input') as HTMLInputElement;
  await start();
  field.value = 'Nora';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('rop:answers'));
  const before = press(document.querySelector('button') as HTMLElement);
  const page = new Promise<boolean>(() => undefined);
  dispatchEvent(new CustomEvent('rop:alive', { detail: { answered: atOnce, page } }));
  await jest.advanceTimersByTimeAsync(0);
  const after = press(document.querySelector('button') as HTMLElement);
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([2, 1]);
});
