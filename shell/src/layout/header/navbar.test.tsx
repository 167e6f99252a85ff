import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, keepStyles, renderPage } from '@ritual/shared/testing';
import { Navbar } from './navbar.tsx';

// The fields for searching of narrow and of wide screens are both there, and styles show one of them.
keepStyles();

// jsdom has no layout: content that only wide screens show counts as hidden.
const hidden = true;

async function open(url: string, host = fakeHost()) {
  const onOpenMenu = jest.fn();
  const onOpenCart = jest.fn();
  const routes = [{ path: '*', element: <Navbar onOpenMenu={onOpenMenu} onOpenCart={onOpenCart} /> }];
  return { ...(await renderPage(routes, { url, host })), onOpenMenu, onOpenCart };
}
const main = () => within(screen.getByLabelText('Main'));

test('links to the main pages and home', async () => {
  await open('/');
  const links = main()
    .getAllByRole('link', { hidden })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['New In', '/NewIn'],
    ['Collections', '/collections'],
    ['Man', '/collections/man'],
    ['Woman', '/collections/woman'],
    ['Sale', '/collections/sale'],
  ]);
  expect(screen.getByRole('link', { name: 'RITUAL OF POWER, home' })).toHaveAttribute('href', '/');
});

test.each([
  ['/collections/woman', 'Woman'],
  ['/collections', 'Collections'],
  ['/product/101', null],
])('at %s the current link is %s', async (url, name) => {
  await open(url);
  const current = main()
    .getAllByRole('link', { hidden })
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(name === null ? [] : [name]);
});

test('its buttons open the menu and the cart', async () => {
  const { user, onOpenMenu, onOpenCart } = await open('/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(onOpenMenu).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cart, empty', hidden }));
  expect(onOpenCart).toHaveBeenCalledTimes(1);
});

test('on small screens the search replaces the row, and closing it restores the row and the focus', async () => {
  const { user } = await open('/');
  const button = screen.getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body;
  await user.click(button);
  const close = screen.getByRole('button', { name: 'Close search' });
  expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
  await user.click(close);
  expect(close).not.toBeInTheDocument();
  expect(button).toHaveFocus();

  await user.click(button);
  await user.keyboard('halo');
  await screen.findAllByRole('option');
  // Escape closes the list first, then clears the text, then closes the row.
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Close search' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close search' })).not.toBeInTheDocument();
});

test('the links are those that came with the shop', async () => {
  const menu = [
    { label: 'Our story', to: '/pages/our-story' },
    { label: 'Summer Layers', to: '/collections/summer', added: true as const },
  ];
  const shop = { ...mockShop(), navigation: { menu, about: '', columns: [] } };
  await open('/pages/our-story', fakeHost({ shop }));
  const links = main().getAllByRole('link', { hidden });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Our story', 'Summer Layers']);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).toHaveAttribute('href', '/collections/summer');
});

test('the logo has the name that the owner has entered', async () => {
  const shop = mockShop();
  const facts = shop.facts && { ...shop.facts, name: 'Kite & Co' };
  await open('/', fakeHost({ shop: { ...shop, facts } }));
  expect(screen.getByRole('link', { name: 'Kite & Co, home', hidden: true })).toHaveTextContent('Kite & Co');
});
