import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartEvents } from '@ritual/shared/events';
import { formatCents } from '@ritual/shared/kernel';
import {
  demoProduct,
  draftProduct,
  expectConsole,
  failNext,
  mockStore,
  renderPage,
  holdNext,
} from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const product = demoProduct(101);
const inStock = product.variants.filter(({ stock }) => stock > 5);
const [plenty] = inStock;
if (!plenty) throw new Error('The demo catalog has no stock.');

const at = (variant: typeof plenty, more = '') =>
  `/product/${String(product.id)}?size=${variant.size}&color=${variant.color.id}${more}`;
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });

test('name, price, age, gender and the back link', async () => {
  await renderPage(routes, { url: '/product/101' });
  expect(screen.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  expect(screen.getAllByText(formatCents(product.price))[0]).toBeVisible();
  expect(screen.getByText(/^Dropped .+ • Women$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/collections');
});

test.each(['/product/999999', '/product/abc'])('%s is not found', async (url) => {
  await renderPage(routes, { url });
  expect(screen.getByText('Page error 404')).toBeVisible();
});

test('a product that fails to load is reported once, and nothing about the content below it', async () => {
  failNext('getProduct', 'INTERNAL');
  await renderPage(routes, { url: '/product/101' });
  expect(screen.getByText(/^Page error/)).toBeVisible();
  // An unexpected console line fails the test; related products and reviews would have logged theirs by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

describe('choosing', () => {
  test('the first combination with stock is chosen', async () => {
    await renderPage(routes, { url: '/product/101' });
    const chosen = screen.getAllByRole('radio', { checked: true });
    expect(chosen).toHaveLength(2);
    expect(addButton()).not.toHaveAttribute('aria-disabled');
  });

  test("the shopper's preferred size takes precedence", async () => {
    const { size } = inStock.at(-1) ?? plenty;
    localStorage.setItem('rop.sizes', JSON.stringify({ FEMALE: size, MALE: 'XS' }));
    await renderPage(routes, { url: '/product/101' });
    expect(screen.getByRole('radio', { name: size })).toBeChecked();
  });

  test('goes into the URL, without reloading', async () => {
    const { user, router } = await renderPage(routes, { url: '/product/101' });
    const other = inStock.find(({ color }) => color.id !== plenty.color.id);
    failNext('getProduct', 'INTERNAL');
    await user.click(screen.getByRole('radio', { name: other?.color.name ?? '' }));
    expect(new URLSearchParams(router.state.location.search).get('color')).toBe(other?.color.id);
    expect(screen.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  });

  test('with only a color the button asks for a size', async () => {
    await renderPage(routes, { url: `/product/101?color=${plenty.color.id}` });
    expect(screen.getByRole('button', { name: 'Choose a size' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a sold-out product is labeled so', async () => {
    await renderPage(routes, { url: '/product/143' });
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Out of stock');
    expect(screen.getByRole('button', { name: 'Out of stock' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Add to Cart', () => {
  const opened = jest.fn();
  const stop = cartEvents.on('cart:open', opened);
  afterEach(() => {
    opened.mockClear();
  });

  test('adds the chosen quantity and opens the cart', async () => {
    const { user, stores } = await renderPage(routes, { url: at(plenty) });
    await user.click(screen.getByRole('button', { name: /^Increase/ }));
    await user.click(addButton());
    await waitFor(() => {
      expect(opened).toHaveBeenCalledTimes(1);
    });
    expect(stores.cart.getState().cart.items).toMatchObject([{ variantId: plenty.id, quantity: 2 }]);
  });

  test('units in the cart count: none is left of a low variant', async () => {
    const low = mockStore.catalog
      .products()
      .flatMap(({ id, variants }) =>
        variants.filter(({ stock }) => stock > 1 && stock <= 5).map((variant) => ({ id, variant })),
      )[0];
    if (!low) throw new Error('The demo catalog has no variant of low stock.');
    const { id, variant } = low;
    const url = `/product/${String(id)}?size=${variant.size}&color=${variant.color.id}`;
    await renderPage(routes, { url, cart: [{ variantId: variant.id, quantity: variant.stock - 1 }] });
    expect(screen.getByText(`Only 1 left (${String(variant.stock - 1)} in cart)`)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Increase/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('too few left: the number is shown in the page', async () => {
    const { user } = await renderPage(routes, { url: at(plenty) });
    mockStore.state.taken[plenty.id] = plenty.stock;
    await user.click(addButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 0 left for this variant');
    expect(opened).not.toHaveBeenCalled();
  });

  test('any other failure', async () => {
    const { user } = await renderPage(routes, { url: at(plenty) });
    failNext('addToCart', 'INTERNAL');
    // The page is not loaded again: that would fail as well, and replace the product.
    failNext('getProduct', 'INTERNAL');
    await user.click(addButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not add to cart.');
    expect(addButton()).toBeVisible();
    stop();
  });
});

test('tabs show the policy of the store', async () => {
  const { user } = await renderPage(routes, { url: '/product/101' });
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveTextContent(product.description);
  await user.click(screen.getByRole('tab', { name: 'Shipping' }));
  expect(screen.getByRole('tabpanel', { name: 'Shipping' })).toHaveTextContent(/3–7 business days/);
  await user.click(screen.getByRole('tab', { name: 'Returns' }));
  expect(screen.getByRole('tabpanel', { name: 'Returns' })).toHaveTextContent(/within 30 days of delivery/);
});

test.each([
  ['of its own', null, 'Compression leggings, in centimeters'],
  ['of the code, beside an older API', 'NOT_FOUND', "Women's bottoms, in centimeters"],
] as const)('the size guide shows the chart %s', async (_, failure, name) => {
  const at = '2026-01-05T15:00:00.000Z';
  mockStore.state.sizeCharts = [107];
  mockStore.state.sizeChartUses = [{ gender: 'FEMALE', category: 'Leggings', chart: 107 }];
  mockStore.state.content = [
    {
      ...{ id: 1, kind: 'size-chart.107', version: 1, state: 'PUBLISHED', key: 'key' },
      ...{ changedAt: at, changedBy: 'A B', publishedAt: at, publishedBy: 'A B', publishAt: Date.parse(at) },
      body: {
        ...{ name: 'Compression leggings', label: 'Compression', garment: 'bottoms', unit: 'cm' },
        columns: [{ kind: 'Hips', title: 'Hips' }],
        rows: [{ size: 'M', cells: [[90, 96]] }],
      },
    },
  ];
  if (failure) failNext('getSizeCharts', failure);
  const { user } = await renderPage(routes, { url: '/product/101?size=M&color=pine' });
  await user.click(screen.getByRole('link', { name: 'Size Guide' }));
  expect(await screen.findByRole('table', { name })).toBeVisible();
});

test("the size guide opens in place, in the shopper's unit, with the table of the garment", async () => {
  const { user, router } = await renderPage(routes, { url: '/product/101?size=M&color=pine' });
  const link = screen.getByRole('link', { name: 'Size Guide' });
  expect(link).toHaveAttribute('href', '/sizeguide');
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
  const table = within(dialog).getByRole('table', { name: "Women's bottoms, in centimeters" });
  expect(within(table).getByRole('row', { name: /^M / })).toHaveAttribute('data-marked', 'true');
  await user.click(within(dialog).getByRole('radio', { name: 'in' }));
  expect(within(dialog).getByRole('table', { name: "Women's bottoms, in inches" })).toBeVisible();
  expect(localStorage.getItem('rop.size-unit')).toBe('"in"');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(link).toHaveFocus();
  });
  expect(router.state.location.pathname).toBe('/product/101');
  localStorage.clear();
});

test('recently viewed products come newest first, without this one and without deleted ones', async () => {
  localStorage.setItem('rop.viewed', '[101,201,999999,143]');
  await renderPage(routes, { url: '/product/101' });
  const strip = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(
    within(strip)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([201, 143].map((id) => demoProduct(id).name));
  expect(JSON.parse(localStorage.getItem('rop.viewed') ?? '')).toEqual([101, 201, 143]);
  localStorage.clear();
});

test('without other viewed products the section is absent', async () => {
  await renderPage(routes, { url: '/product/101' });
  await screen.findByRole('region', { name: 'You might also like' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem('rop.viewed')).toBe('[101]');
  localStorage.clear();
});

test('another product starts from its own first combination', async () => {
  const { user } = await renderPage(routes, { url: at(plenty) });
  const strip = () => screen.findByRole('region', { name: 'You might also like' });
  const [first] = await waitFor(async () => within(await strip()).getAllByRole('article'));
  const link = within(first as HTMLElement).getAllByRole('link')[0] as HTMLElement;
  await user.click(link);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(product.name);
  });
  // The deferred content has loaded, too, and does not leak into the next test.
  await waitFor(() => {
    expect(screen.getAllByRole('article').length).toBeGreaterThan(7);
  });
});

describe('deferred content', () => {
  test('does not delay the product, and has a placeholder', async () => {
    const release = [holdNext('relatedProducts'), holdNext('reviewPage')];
    await renderPage(routes, { url: '/product/101' });
    expect(addButton()).toBeVisible();
    const strip = () => screen.findByRole('region', { name: 'You might also like' });
    expect(within(await strip()).queryByRole('article')).toBeNull();
    for (const answer of release) answer();
    await waitFor(async () => {
      expect(within(await strip()).getAllByRole('article').length).toBeGreaterThan(7);
    });
    expect(screen.getByRole('link', { name: /^\d\.\d \(\d+\)/ })).toHaveAttribute('href', '#reviews');
  });

  test.each([
    ['relatedProducts', 'You might also like', /Failed to fetch related products/],
    ['reviewPage', 'Reviews', /Failed to fetch reviews/],
  ] as const)('%s: a failure is shown in place and can be retried', async (call, name, line) => {
    failNext(call, 'INTERNAL');
    expectConsole(line);
    const { user } = await renderPage(routes, { url: '/product/101' });
    expect(addButton()).toBeVisible();
    const region = async () => within(await screen.findByRole('region', { name }));
    // Queried each time: the placeholder is removed when the answer arrives.
    await user.click(await waitFor(async () => (await region()).getByRole('button', { name: 'Try again' })));
    await waitFor(async () => {
      expect((await region()).getAllByRole('article').length).toBeGreaterThan(3);
    });
    expect(addButton()).toBeVisible();
  });
});

test('a draft is seen by the key of its preview, cannot be bought, and says what it is', async () => {
  const key = draftProduct(mockStore, 101, { related: [301] });
  const { unmount } = await renderPage(routes, { url: '/product/101' });
  expect(screen.getByText('Page error 404')).toBeVisible();
  unmount();
  await renderPage(routes, { url: `/product/101?draft=${key}` });
  expect(screen.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  expect(screen.getByText('Preview: shoppers do not see this version')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not in the store yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});

test('a draft without variants has neither colors nor sizes to choose', async () => {
  const key = draftProduct(mockStore, 101, { variants: [] });
  await renderPage(routes, { url: `/product/101?draft=${key}` });
  expect(screen.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  for (const name of ['Color', 'Size']) expect(screen.queryByRole('group', { name })).toBeNull();
});
