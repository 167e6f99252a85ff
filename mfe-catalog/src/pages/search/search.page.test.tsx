import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (search: string) => renderPage(routes, { url: `/search${search}` });
const title = () => screen.getByRole('heading', { level: 1 });

test('results on the collection screen, with filters', async () => {
  const { user, router } = await open('?q=legging');
  expect(title()).toHaveTextContent('Results for “legging”');
  expect(
    within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article').length,
  ).toBeGreaterThan(2);
  await user.click(screen.getByRole('checkbox', { name: /^S \d/ }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=legging&size=S');
  });
});

test('the best matches come first, unless another order is chosen', async () => {
  const { user, router } = await open('?q=hoodie');
  const order = screen.getByRole('combobox', { name: 'Sort:' });
  expect(order).toHaveValue('relevance');
  await user.selectOptions(order, 'Newest');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=hoodie&sort=newest');
  });
});

test('without results there are links to products', async () => {
  await open('?q=submarine');
  expect(title()).toHaveTextContent('No results for “submarine”');
  const ways = await screen.findByRole('navigation', { name: 'Ways on' });
  expect(within(ways).getByRole('link', { name: 'All collections' })).toHaveAttribute('href', '/collections');
});

test('without words there is a search field', async () => {
  const { user, router } = await open('');
  expect(title()).toHaveTextContent('Search');
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'hoodie{Enter}');
  await waitFor(() => {
    expect(title()).toHaveTextContent('Results for “hoodie”');
  });
  expect(router.state.location.search).toBe('?q=hoodie');
});

test('/shop redirects to the collections', async () => {
  const { router } = await renderPage(routes, { url: '/shop' });
  expect(router.state.location.pathname).toBe('/collections');
});
