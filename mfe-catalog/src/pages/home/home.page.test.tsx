import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { defaultHomeContent, homePictures, type HomeContent } from '@ritual/shared/kernel';
import { expectConsole, failNext, fakeHost, mockStore, renderPage } from '@ritual/shared/testing';
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

test('no link to collections that are gone or hidden, no banner without a sale', async () => {
  mockStore.state.collections = mockStore.state.collections.map((each) => ({
    ...each,
    hidden: each.slug !== 'woman',
  }));
  await open();
  expect(screen.queryByRole('region', { name: /OFF$/ })).not.toBeInTheDocument();
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/collections/'))).toEqual(['/collections/woman']);
  expect(screen.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute('href', '/collections');
});

test('beside an older API it is the page that every store begins with, without what the shop has not', async () => {
  failNext('getHomeContent', 'NOT_FOUND');
  const shop = { ...mockShop(), collections: ['woman'], saleUpTo: null };
  await renderPage(routes, { url: '/', host: fakeHost({ shop }) });
  expect(screen.queryByRole('region', { name: /OFF$/ })).not.toBeInTheDocument();
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/collections/'))).toEqual(['/collections/woman']);
  expect(screen.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute('href', '/collections');
});

test('the banner shows the largest discount, also when the content cannot be loaded', async () => {
  failNext('getHomeContent', 'INTERNAL');
  expectConsole(/Error loading the home page:/);
  await renderPage(routes, { url: '/', host: fakeHost({ shop: { ...mockShop(), saleUpTo: 20 } }) });
  expect(screen.getByRole('region', { name: 'UP TO 20% OFF' })).toBeVisible();
});

/** A version of the page that shoppers see, or a draft. */
function store(body: HomeContent, state: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') {
  const at = new Date(Date.now() - 60_000);
  const isDraft = state === 'DRAFT';
  mockStore.state.content = [
    {
      ...{
        id: 1,
        kind: 'home',
        version: 1,
        key: 'key',
        state,
        body,
        changedAt: at.toISOString(),
        changedBy: 'A B',
      },
      publishAt: isDraft ? null : at.getTime(),
      ...{ publishedAt: isDraft ? null : at.toISOString(), publishedBy: isDraft ? null : 'A B' },
    },
  ];
}

const [first] = defaultHomeContent.slides;
const own: HomeContent = {
  slides: first ? [{ ...first, title: 'Winter\nWalk', text: 'Warm and light.', portrait: null }] : [],
  parts: [
    {
      ...{ kind: 'banner', title: 'Read us', text: 'Every week', label: 'The blog' },
      ...{ link: 'https://blog.example.com/', picture: homePictures.redDrape },
    },
    { kind: 'products', title: 'In sets', collection: 'sets' },
  ],
};

test('what the staff has published is shown in its order; one slide does not turn', async () => {
  store(own);
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Winter Walk' })).toBeVisible();
  expect(screen.getByText('Warm and light.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? '');
  const titles = names.map((id) => document.getElementById(id)?.textContent ?? 'Highlights');
  expect(titles).toEqual(['Highlights', 'Read us', 'In sets']);
  const blog = screen.getByRole('link', { name: 'The blog' });
  expect(blog).toHaveAttribute('href', 'https://blog.example.com/');
  expect(blog).not.toHaveAttribute('to');
  const row = within(screen.getByRole('region', { name: 'In sets' }));
  expect(row.getByRole('link', { name: 'VIEW ALL' })).toHaveAttribute('href', '/collections/sets');
  expect(row.getAllByRole('group', { name: /^1 of / })).toHaveLength(1);
  expect(screen.queryByText(/^Preview/)).not.toBeInTheDocument();
});

test('a draft is shown by its key only, and says so', async () => {
  store(own, 'DRAFT');
  const { unmount } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Elevate Your Energy' })).toBeVisible();
  unmount();
  await renderPage(routes, { url: '/?draft=key.1' });
  expect(screen.getByRole('heading', { level: 1, name: 'Winter Walk' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Preview: shoppers do not see this version');
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
