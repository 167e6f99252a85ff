import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { recentlyViewed } from '@ritual/shared/blocks';
import {
  breakages,
  breakCall,
  demoProduct,
  expectConsole,
  mockStore,
  personOf,
  renderPage,
  seedOrders,
} from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

beforeEach(() => localStorage.clear());

const open = () => renderPage(routes, { url: '/dashboard', user: 'shopper' });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('greets by name and shows latest order, default address and details', async () => {
  seedOrders(mockStore);
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Hi, Maya' })).toBeVisible();
  expect(region('Latest order').getAllByRole('article')).toHaveLength(1);
  expect(region('Latest order').getByText('#ROP-7K3M9Q')).toBeVisible();
  expect(region('Default address').getByText(/41 Beacon Street, Apt 6/)).toBeVisible();
  expect(region('Your details').getByText(/shopper@example.com/)).toBeVisible();
});

test('a new shopper gets links to start with', async () => {
  mockStore.state.orders = [];
  mockStore.state.addresses = [];
  await open();
  expect(region('Latest order').getByRole('link', { name: 'Browse products' })).toBeVisible();
  expect(region('Default address').getByRole('link', { name: 'Add address' })).toHaveAttribute(
    'href',
    '/dashboard/addresses',
  );
});

test('the pages of the area are beside it, the current one is marked', async () => {
  const { user } = await open();
  const area = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(area.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await user.click(area.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(area.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(area.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
});

test('logging out goes to the home page', async () => {
  const { user, host } = await open();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Another page: /')).toBeVisible();
  expect(host.auth.getState().user).toBeNull();
});

describe('preferred sizes and recently viewed products', () => {
  test('are shown', async () => {
    recentlyViewed.add(101);
    recentlyViewed.add(102);
    mockStore.state.preferences[personOf('shopper').id] = {
      marketingEmail: false,
      sizeUnit: 'in',
      consent: null,
      preferredSizes: { MALE: null, FEMALE: 'M' },
    };
    await open();
    expect(region('Preferred sizes').getByText('Women: M')).toBeVisible();
    expect(region('Preferred sizes').queryByText(/^Men/)).not.toBeInTheDocument();
    expect(region('Preferred sizes').getByRole('link', { name: 'Change sizes' })).toHaveAttribute(
      'href',
      '/account/prefs',
    );
    const cards = region('Recently viewed').getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
      demoProduct(102).name,
      demoProduct(101).name,
    ]);
  });

  test('have links while there are none', async () => {
    await open();
    expect(region('Preferred sizes').getByRole('link', { name: 'Choose sizes' })).toBeVisible();
    expect(region('Recently viewed').getByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/collections',
    );
  });

  test.each(breakages)('are left out when they cannot be loaded ($name)', async (breakage) => {
    recentlyViewed.add(101);
    if (breakage.name === 'a malformed answer') {
      expectConsole(/does not fit the contract/);
      expectConsole(/does not fit the contract/);
    }
    expectConsole(/Failed to fetch preferences/);
    expectConsole(/Failed to fetch recently viewed products/);
    breakCall('getPreferences', breakage);
    breakCall('listProducts', breakage);
    await open();
    expect(region('Preferred sizes').getByText('Your sizes could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(region('Default address').getByText('41 Beacon Street, Apt 6')).toBeVisible();
  });
});
