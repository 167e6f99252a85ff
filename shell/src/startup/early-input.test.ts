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

interface Alive {
  readonly answered: () => Promise<void>;
  readonly page: Promise<boolean>;
}

const atOnce = () => Promise.resolve();

/** React hears clicks, then the page is alive; `answered` is when it shows what was done last. */
async function alive({ answered = atOnce, page = Promise.resolve(true) }: Partial<Alive> = {}) {
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

test('the last button that was pressed before the page was alive is pressed again when it is', async () => {
  document.body.innerHTML = '<div><button>Menu</button><button>Bag</button></div>';
  const [menu, bag] = document.querySelectorAll('button');
  await start();
  const clicks = [press(menu as HTMLElement), press(bag as HTMLElement)];
  await alive();
  expect(clicks.map((click) => click.mock.calls.length)).toEqual([1, 2]);
  // From here on the page answers by itself.
  press(menu as HTMLElement);
  await alive();
  expect(clicks[0]).toHaveBeenCalledTimes(2);
});

test('what is pressed when React hears it already is not pressed again', async () => {
  document.body.innerHTML = '<button>Bag</button>';
  await start();
  dispatchEvent(new Event('rop:answers'));
  const click = press(document.querySelector('button') as HTMLElement);
  dispatchEvent(new CustomEvent('rop:alive', { detail: { answered: atOnce, page: Promise.resolve(true) } }));
  expect(click).toHaveBeenCalledTimes(1);
});

describe('a button that was pressed, and is pressed again while React brings the page to life', () => {
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
    // React hydrates when the press begins; the click comes when all was replayed.
    button.dispatchEvent(begin());
    const heard = jest.fn();
    button.addEventListener('click', heard);
    await live();
    button.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is pressed when what is done then is something else', async () => {
    const button = await pressedBefore();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const heard = jest.fn();
    button.addEventListener('click', heard);
    await live();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('what was ticked and chosen before the page was alive is done again when it is', async () => {
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
  await alive();
  expect(heard).toEqual([true, true, 'old']);
  expect([box.checked, radio.checked, list.value]).toEqual([true, true, 'old']);
});

test('each choice is done when the one before is answered, and the button at last', async () => {
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
  await alive({ answered: () => new Promise((resolve) => answers.push(resolve)) });
  expect(done).toEqual([0]);
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0, 1]);
  answers[1]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0, 1, 2]);
});

test('a form that needs its page is sent when that is alive, and not by the browser; a search is', async () => {
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
  await alive();
  expect(shown).toHaveBeenCalledTimes(2);
  expect(byBrowser).toEqual([search, login]);
});

test('also when the browser has drawn the layout anew; a form is sent once', async () => {
  const layout = '<div><form><button>Search</button></form><button>Bag</button></div>';
  document.body.innerHTML = layout;
  await start();
  press(document.querySelectorAll('button')[1] as HTMLElement);
  document.body.innerHTML = layout;
  const again = jest.fn();
  document.querySelectorAll('button')[1]?.addEventListener('click', again);
  await alive();
  expect(again).toHaveBeenCalledTimes(1);

  await start();
  const search = document.querySelector('button') as HTMLElement;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const sent = press(search);
  await alive();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what was typed is told to the page as if it were typed now', async () => {
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
  await alive();
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

  /** As the layout does around the server's markup. */
  function keep() {
    const kept = document.createElement('div');
    kept.dataset['kept'] = '';
    const main = document.querySelector('main') as HTMLElement;
    kept.append(...main.childNodes);
    main.append(kept);
  }

  test('gets all that was done in it before, also when the layout was alive already', async () => {
    type('Ma');
    keep();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    await alive({ page: promise });
    // Goes on typing: the field was moved by the layout, and has the focus all the same.
    expect(field()).toHaveFocus();
    type('Maya');
    box().click();
    send();
    expect(byBrowser).toEqual([]);

    // With other names, as React generates them.
    document.querySelector('main')?.replaceChildren(...fragment(page.replace('r1', 'r2')));
    resolve(true);
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(0);
    expect([field().value, box().checked]).toEqual(['Maya', true]);
    expect(field()).toHaveFocus();
    expect(byBrowser).toEqual([document.querySelector('form')]);
  });

  test('gets nothing when something else stands in its place; what is done in the layout is done at once', async () => {
    const menu = document.querySelector('button') as HTMLElement;
    press(menu);
    type('Maya');
    keep();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const again = jest.fn();
    menu.addEventListener('click', again);
    await alive({ page: promise });
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
