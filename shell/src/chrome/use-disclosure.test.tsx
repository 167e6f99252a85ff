import { act } from 'react';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { useDisclosure } from './use-disclosure.ts';

function Example() {
  const { root, button, open, toggle } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <div ref={root}>
        <button ref={button} aria-expanded={open} onClick={toggle}>
          Menu
        </button>
        {open && <button>Inside</button>}
      </div>
      <button>Outside</button>
    </>
  );
}

let page: ReturnType<typeof renderUi>;
const inside = () => screen.queryByRole('button', { name: 'Inside' });
const menu = () => screen.getByRole('button', { name: 'Menu' });

beforeEach(async () => {
  page = renderUi(<Example />);
  await page.user.click(menu());
  expect(inside()).toBeVisible();
});

test('its button closes it again', async () => {
  await page.user.click(menu());
  expect(inside()).not.toBeInTheDocument();
});

test('Escape closes it and gives the focus back to the button', async () => {
  act(() => inside()?.focus());
  await page.user.keyboard('{Escape}');
  expect(inside()).not.toBeInTheDocument();
  expect(menu()).toHaveFocus();
});

test('a click outside closes it, one inside does not', async () => {
  await page.user.click(screen.getByRole('button', { name: 'Inside' }));
  expect(inside()).toBeVisible();
  await page.user.click(document.body);
  expect(inside()).not.toBeInTheDocument();
});

test('leaving with the keyboard closes it', async () => {
  await page.user.tab();
  expect(inside()).toHaveFocus();
  await page.user.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(inside()).not.toBeInTheDocument();
});

test('a change of page closes it', async () => {
  await act(() => page.router.navigate('/cart'));
  expect(inside()).not.toBeInTheDocument();
});
