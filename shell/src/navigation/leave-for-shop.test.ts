import { afterEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { mockShop } from '@ritual/shared/mocks';
import { leaveForShop } from './leave-for-shop.ts';

const open = (path: string, isOpen = false) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  history.replaceState(null, '', path);
  const load = jest.fn<(address: string) => void>();
  const shop = { ...mockShop(), ...(!isOpen && { open: false as const }) };
  leaveForShop({ router, shop }, load);
  return { router, load };
};
afterEach(() => history.replaceState(null, '', '/'));

test('from a page that is shown already, one of the shop is asked of the server', async () => {
  const { router, load } = open('/login');
  await router.navigate('/forgot-password');
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/product/101?color=sand');
  expect(load.mock.calls).toEqual([['/product/101?color=sand']]);
});

test('who sees the shop goes on as always', async () => {
  const { router, load } = open('/');
  await router.navigate('/product/101');
  expect(load).not.toHaveBeenCalled();
});

test('of a shop that is open no page is left', async () => {
  const { router, load } = open('/login', true);
  await router.navigate('/product/101');
  expect(load).not.toHaveBeenCalled();
});
