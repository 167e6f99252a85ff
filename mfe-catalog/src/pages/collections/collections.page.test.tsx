import { act } from 'react';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { facets } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { demoProduct, expectConsole, failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (url: string) => renderPage(routes, { url });
const title = () => screen.getByRole('heading', { level: 1 });
const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article');

describe('title and gender by path', () => {
  test.each([
    ['/collections', 'Collections'],
    ['/collections/woman', "Women's Collection"],
    ['/collections/man', "Men's Collection"],
    ['/collections/sale', 'Sale'],
    ['/collections/sets', 'Sets'],
    ['/collections/ritual-of-power', 'Ritual of Power'],
    ['/collections?gender=MALE', "Men's Collection"],
  ])('%s: %s', async (url, expected) => {
    await open(url);
    expect(title()).toHaveTextContent(expected);
  });

  test.each(['nope', 'a%00', 'x'.repeat(81)])('an unknown collection is not found: %s', async (slug) => {
    await open(`/collections/${slug}`);
    expect(screen.getByText('Page error 404')).toBeVisible();
  });

  test('the path preselects its gender, which can be removed', async () => {
    const { user, router } = await open('/collections/woman');
    expect(screen.getByRole('checkbox', { name: /^Women/ })).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Remove Women' }));
    await waitFor(() => {
      expect(title()).toHaveTextContent('Collections');
    });
    expect(router.state.location.search).toBe('?gender=all');
  });
});

test.each(['sale', 'woman'])('the picture of a collection stands below its title: %s', async (slug) => {
  const picture = {
    file: 'halo.webp',
    alt: 'A ring of light',
    width: 2400,
    height: 1200,
    placeholder: demoProduct(101).images[0]?.placeholder ?? '',
  };
  mockStore.state.collections = mockStore.state.collections.map((each) =>
    each.slug === slug ? { ...each, picture } : each,
  );
  await open(`/collections/${slug}`);
  expect(screen.getByRole('img', { name: 'A ring of light' })).toBeVisible();
});

test('Woman and Man are pages of every store, also without collections of these names', async () => {
  mockStore.state.collections = [];
  await open('/collections/woman');
  expect(title()).toHaveTextContent("Women's Collection");
  expect(cards()).toHaveLength(9);
});

test('products are shown when the text of their collection cannot be fetched', async () => {
  failNext('getCollection', 'UNAVAILABLE');
  expectConsole(/Failed to fetch collection/);
  await open('/collections/woman');
  expect(cards()).toHaveLength(9);
});

test('nine products, then nine more, and the URL shows it', async () => {
  const { user, router } = await open('/collections');
  expect(cards()).toHaveLength(9);
  expect(screen.getByText('9 of 56')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Load More' }));
  await waitFor(() => {
    expect(cards()).toHaveLength(18);
  });
  expect(router.state.location.search).toBe('?page=2');
});

test('Load More fetches only new products; another filter is another list', async () => {
  const { user } = await open('/collections');
  const lists = jest.spyOn(api, 'request');
  const counts = jest.spyOn(api, 'call');
  await user.click(screen.getByRole('link', { name: 'Load More' }));
  await waitFor(() => {
    expect(cards()).toHaveLength(18);
  });
  await user.click(screen.getByRole('checkbox', { name: /^Leggings/ }));
  await waitFor(() => {
    expect(cards().length).toBeLessThan(18);
  });
  const slices = lists.mock.calls.map(([, given]) => (given as { query: { offset: number } }).query.offset);
  expect(slices).toEqual([9, 0]);
  expect(counts.mock.calls.map(([call]) => call)).toEqual([facets]);
  jest.restoreAllMocks();
});

test('a shared URL shows the same list; at its end there is no Load More', async () => {
  await open('/collections?page=7');
  expect(cards()).toHaveLength(56);
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
});

test('filters go into the URL and start again at the first page', async () => {
  const { user, router } = await open('/collections?page=2');
  await user.click(screen.getByRole('checkbox', { name: /^Leggings/ }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?category=Leggings');
  });
  await user.click(screen.getByRole('checkbox', { name: /^M \d/ }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?category=Leggings&size=M');
  });
  expect(screen.getByRole('link', { name: 'Remove Size M' })).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Clear' })[0] as HTMLElement);
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(cards()).toHaveLength(9);
});

test('every size shows its number of results', async () => {
  const { user, router } = await open('/collections?category=Skirts');
  const boxes = within(screen.getByRole('group', { name: 'Size' })).getAllByRole('checkbox');
  for (const box of boxes) expect(box).toHaveAccessibleName(/^\w+ \d+$/);
  const none = screen.getByRole('checkbox', { name: 'XXL 0' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  await user.click(none);
  expect(router.state.location.search).toBe('?category=Skirts');
  await user.click(screen.getByRole('checkbox', { name: 'M 1' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?category=Skirts&size=M');
  });
  expect(cards()).toHaveLength(1);
});

test('after Back, a filter that was chosen later is not applied', async () => {
  const { user, router } = await open('/collections');
  const leggings = () => screen.getByRole('checkbox', { name: /^Leggings/ });
  await user.click(leggings());
  await waitFor(() => {
    expect(router.state.location.search).toBe('?category=Leggings');
  });
  await act(() => router.navigate(-1));
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(leggings()).not.toBeChecked();
});

test('another order', async () => {
  const { user, router } = await open('/collections');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'Price: Low to High');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?sort=price-asc');
  });
});

test('filters open and close on small screens', async () => {
  const { user } = await open('/collections');
  await user.click(screen.getByRole('button', { name: 'Show Filters' }));
  expect(screen.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Show 56 products' }));
  expect(screen.getByRole('button', { name: 'Show Filters' })).toBeVisible();
});

describe('when the list cannot be loaded', () => {
  test('at first: a message in its place, and a retry', async () => {
    failNext('listProducts', 'INTERNAL');
    expectConsole(/Failed to fetch products/);
    const { user } = await open('/collections/woman');
    expect(title()).toHaveTextContent("Women's Collection");
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(9);
    });
  });

  test('later: the previous products stay', async () => {
    const { user } = await open('/collections');
    failNext('listProducts', 'NETWORK');
    expectConsole(/Failed to fetch products/);
    await user.click(screen.getByRole('link', { name: 'Load More' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded.');
    expect(cards()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(18);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an old address leads to the current one; what the staff has put in order stays so until it is sorted', async () => {
  mockStore.state.collections = mockStore.state.collections.map((each) =>
    each.slug === 'ritual-of-power'
      ? { ...each, slug: 'power', oldSlugs: ['ritual-of-power'], products: [103, 101], ordered: true }
      : each,
  );
  const { user, router } = await open('/collections/ritual-of-power?size=M');
  expect(router.state.location).toMatchObject({ pathname: '/collections/power', search: '?size=M' });
  expect(cards()).toHaveLength(2);
  for (const [index, id] of [103, 101].entries())
    expect(cards()[index]).toHaveTextContent(mockStore.catalog.product(id)?.name ?? '');
  const sort = screen.getByRole('combobox', { name: 'Sort:' });
  expect(sort).toHaveValue('featured');
  await user.selectOptions(sort, 'Newest');
  await waitFor(() => expect(router.state.location.search).toBe('?size=M&sort=newest'));
});

test('a redirect to another collection works in an open page, too', async () => {
  mockStore.state.collections = mockStore.state.collections.filter(({ slug }) => slug !== 'limited');
  const redirect = { id: 1, from: '/collections/limited', to: '/collections/sale', createdAt: '2026-01-06' };
  mockStore.state.redirects = [redirect];
  const { router } = await open('/collections/woman');
  await act(() => router.navigate('/collections/limited?size=M'));
  expect(router.state.location).toMatchObject({ pathname: '/collections/sale', search: '?size=M' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sale');
});
