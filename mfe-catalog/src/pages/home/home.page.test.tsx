import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { expectConsole, failNext, fakeHost, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = () => renderPage(routes, { url: '/' });

test('the first slide loads at once, the second is lazy', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Elevate Your Energy' })).toBeVisible();
  const first = screen.getByRole('group', { name: '1 of 2' });
  expect(within(first).getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/collections');
  expect(within(first).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  const second = screen.getByText('Move With').closest('[inert]');
  expect(second).toHaveTextContent('Move With Intention Discover');
  expect(
    within(second as HTMLElement)
      .getByText('Discover')
      .closest('a'),
  ).toHaveAttribute('href', '/collections/ritual-of-power');
});

test('the slideshow can be paused and resumed', async () => {
  const { user } = await open();
  const hero = screen.getByRole('region', { name: 'Highlights' });
  await user.click(within(hero).getByRole('button', { name: 'Pause' }));
  expect(within(hero).getByRole('button', { name: 'Play' })).toBeVisible();
});

test('every link leads to the page of the specification', async () => {
  await open();
  const links = [
    'VIEW ALL',
    'Explore Collection',
    'Graphite hoodie Man',
    'Mulberry bra and legging Woman',
    'Bone hoodie and joggers Sets',
  ];
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/collections',
    '/collections/ritual-of-power',
    '/collections/man',
    '/collections/woman',
    '/collections/sets',
  ]);
  const sale = screen.getByRole('region', { name: 'UP TO 50% OFF' });
  expect(sale).toHaveTextContent('On selected styles – Limited time');
  expect(within(sale).getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/collections/sale');
});

test('no link to empty collections, no banner without a sale', async () => {
  const shop = { ...mockShop(), collections: ['woman'], saleUpTo: null };
  await renderPage(routes, { url: '/', host: fakeHost({ shop }) });
  expect(screen.queryByRole('region', { name: /OFF$/ })).not.toBeInTheDocument();
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/collections/'))).toEqual(['/collections/woman']);
  expect(screen.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute('href', '/collections');
});

test('the banner shows the largest discount', async () => {
  await renderPage(routes, { url: '/', host: fakeHost({ shop: { ...mockShop(), saleUpTo: 20 } }) });
  expect(screen.getByRole('region', { name: 'UP TO 20% OFF' })).toBeVisible();
});

describe('Latest Drops', () => {
  const region = () => screen.getByRole('region', { name: 'Latest Drops' });

  test('shows the latest products under the brand', async () => {
    await open();
    expect(within(region()).getAllByRole('group', { name: /of 12$/ })).toHaveLength(12);
    expect(within(region()).getAllByText('RITUAL OF POWER')).toHaveLength(12);
  });

  test('a failure costs only its section, and can be retried', async () => {
    failNext('latestProducts', 'INTERNAL');
    expectConsole(/Error loading products:/);
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await user.click(within(region()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(within(region()).getAllByRole('group', { name: /of 12$/ })).toHaveLength(12);
    });
  });
});
