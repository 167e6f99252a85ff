import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from '@ritual/shared/ui';
import { SizeGroup, Stepper } from '@ritual/shared/ui';

// Input before hydration, with the components that a purchase uses.

beforeEach(() => {
  jest.useFakeTimers();
  add.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

const sizes = ['S', 'M', 'L'].map((value) => ({ value }));
const add = jest.fn();

/** Like the product page: in the browser it preselects the shopper's size. */
function Purchase() {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const size = chosen ?? (hydrated ? 'M' : 'S');
  return (
    <div>
      <SizeGroup label="Size" sizes={sizes} value={size} onChange={setChosen} />
      <Stepper label="Quantity" value={quantity} min={1} max={9} onChange={setQuantity} />
      <button type="button" onClick={() => add(size, quantity)}>
        Add to Cart
      </button>
    </div>
  );
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const answered = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Meanwhile {
  readonly during?: () => void;
  /** Resolves when the page shows the last input. */
  readonly answers?: () => Promise<void>;
  /** Milliseconds until the page is looked at. */
  readonly takes?: number;
}

async function live(way: 'hydrate' | 'replace', before: () => void, meanwhile: Meanwhile = {}) {
  const { during, answers = answered, takes = 100 } = meanwhile;
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = renderToString(<Purchase />);
  document.body.replaceChildren(main);
  await jest.isolateModulesAsync(async () => void (await import('./early-input.ts')));
  before();
  let root: Root | undefined;
  if (way === 'hydrate') dispatchEvent(new Event('rop:answers'));
  act(() => {
    if (way === 'hydrate') root = hydrateRoot(main, <Purchase />);
    else (root = createRoot(main)).render(<Purchase />);
  });
  if (way === 'replace') dispatchEvent(new Event('rop:answers'));
  await act(async () => {
    dispatchEvent(
      new CustomEvent('rop:alive', { detail: { answered: answers, page: Promise.resolve(true) } }),
    );
    await Promise.resolve();
    during?.();
    await jest.advanceTimersByTimeAsync(takes);
  });
  act(() => root?.unmount());
}

test.each(['hydrate', 'replace'] as const)('%s: the shown size is the one that is added', async (way) => {
  await live(way, () => {
    find('input:checked').click();
    find('main > div > button').click();
  });
  expect(add.mock.calls).toEqual([['S', 1]]);
  add.mockClear();
});

test.each(['hydrate', 'replace'] as const)('%s: the quantity that was typed is added', async (way) => {
  await live(way, () => {
    const field = find<HTMLInputElement>('input:not([type=radio])');
    field.focus();
    field.value = '3';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    find('main > div > button').focus();
    find('main > div > button').click();
  });
  expect(add.mock.calls).toEqual([['S', 3]]);
});

function choose() {
  const field = find<HTMLInputElement>('input:not([type=radio])');
  find('input[value=L]').click();
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('what is added while earlier choices are replayed is what was chosen', async () => {
  await live('hydrate', choose, { during: () => find('main > div > button').click() });
  expect(add.mock.calls).toEqual([['L', 3]]);
});

test('so is what is added right before the replay, and only once', async () => {
  await live('hydrate', () => {
    choose();
    dispatchEvent(new Event('rop:answers'));
    find('main > div > button').click();
    find('main > div > button').click();
  });
  expect(add.mock.calls).toEqual([['L', 3]]);
});

test('a choice that is made while an earlier one is replayed counts', async () => {
  const during = () => {
    find('input[value=M]').click();
    find('main > div > button').click();
  };
  await live('hydrate', choose, { during });
  expect(add.mock.calls).toEqual([['M', 3]]);
});

test('a press waits 5 s at most for a choice that the page does not show', async () => {
  const during = () => find('main > div > button').click();
  const answers = () => new Promise<void>(() => undefined);
  await live('hydrate', choose, { during, answers, takes: 4900 });
  expect(add).not.toHaveBeenCalled();
  await live('hydrate', choose, { during, answers, takes: 5000 });
  expect(add).toHaveBeenCalledTimes(1);
});
