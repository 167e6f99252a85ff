import { afterEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { leaveForShop } from './leave-for-shop.ts';

const open = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  history.replaceState(null, '', path);
  const load = jest.fn<(address: string) => void>();
  leaveForShop(router, load);
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
