import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deadPageHtml, deadPageId } from './dead-page.ts';

const entry = '/releases/shell/1.0.0/main.js';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = deadPageHtml;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs the starter in a page that has no main picture. */
async function start() {
  const own = document.createElement('script');
  Object.assign(own.dataset, { first: entry, integrity: 'sha384-x', dead: deadPageId });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  await jest.isolateModulesAsync(async () => void (await import('./starter.ts')));
}

const atOnce = () => Promise.resolve();

/** React hears clicks, then the page is alive; `answered` is when it shows what was done last. */
async function alive(answered: () => Promise<void> = atOnce) {
  dispatchEvent(new Event('rop:answers'));
  dispatchEvent(new CustomEvent('rop:alive', { detail: { answered } }));
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
  dispatchEvent(new Event('rop:alive'));
  expect(click).toHaveBeenCalledTimes(1);
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
  await alive(() => new Promise((resolve) => answers.push(resolve)));
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
    '<form method="post"><button type="button">Show</button><button>Login</button></form><form><button>Find</button></form>';
  const [login, search] = document.querySelectorAll('form') as unknown as [HTMLFormElement, HTMLFormElement];
  const [show, , find] = document.querySelectorAll('button') as unknown as HTMLButtonElement[];
  const byBrowser: unknown[] = [];
  document.body.addEventListener('submit', (event) => {
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

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const lose = () => scripts().at(-1)?.dispatchEvent(new Event('error'));
const words = () => document.querySelector('[role=alert]');

test('it adds the entry once, and says nothing when that comes', async () => {
  await start();
  jest.runAllTimers();
  expect(addresses()).toEqual([entry]);
  expect(scripts()[0]?.integrity).toBe('sha384-x');
  expect(words()).toBeNull();
});

test('an entry that is lost is asked for again, under another address', async () => {
  await start();
  lose();
  expect(addresses()).toHaveLength(1);
  jest.runAllTimers();
  expect(addresses()).toEqual([entry, `${entry}?try=1`]);
  expect(scripts()[1]?.integrity).toBe('sha384-x');
  jest.runAllTimers();
  expect(addresses()).toHaveLength(2);
  expect(words()).toBeNull();
});

test('when no try brings it, the page says what to do', async () => {
  await start();
  for (let tries = 0; tries < 3; tries += 1) {
    expect(words()).toBeNull();
    lose();
    jest.runAllTimers();
  }
  expect(addresses()).toHaveLength(3);
  expect(words()).toHaveTextContent(/could not be loaded.*Reload the page/);
});
