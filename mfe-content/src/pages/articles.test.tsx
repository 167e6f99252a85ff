import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { onCookieChoices } from '@ritual/shared/consent';
import type { PageSource } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../routes.tsx';

const pages = [
  [paths.shipping.to(), 'Shipping info'],
  [paths.returns.to(), 'Returns & warranty'],
  [paths.terms.to(), 'Terms & conditions'],
  [paths.privacy.to(), 'Privacy policy'],
  [paths.accessibility.to(), 'Accessibility'],
] as const;

const open = async ([path, title]: (typeof pages)[number]) => {
  const page = await renderPage(routes, { url: path });
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
};
const knownPaths = new Set(Object.values(paths).map((path) => path.pattern));

test.each(pages)('%s: its contents link to its sections, which have unique names', async (...page) => {
  const { container } = await open(page);
  const sections = screen.getAllByRole('heading', { level: 2 });
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const contents of screen.getAllByRole('navigation', { name: 'On this page', hidden: true })) {
    const links = within(contents).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map(({ textContent }) => textContent),
    );
  }
  expect(container.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#main');
});

test('links in the texts lead to existing pages and fragments', async () => {
  const found: [path: string, section: string][] = [];
  const sections = new Map<string, readonly string[]>([[paths.sizeGuide.to(), ['find-my-size']]]);
  for (const page of pages) {
    const { unmount } = await open(page);
    sections.set(
      page[0],
      screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id),
    );
    for (const link of within(screen.getByRole('article')).getAllByRole('link', { hidden: true })) {
      const [path = '', section = ''] = (link.getAttribute('href') ?? '').split('#');
      if (path.startsWith('/')) found.push([path, section]);
    }
    unmount();
  }
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(([path]) => !knownPaths.has(path))).toEqual([]);
  expect(found.filter(([path, section]) => section && !sections.get(path)?.includes(section))).toEqual([]);
});

test('the terms can be printed', async () => {
  const { user } = await open(pages[2]);
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockRestore();
});

test('the warranty has the wording that the law requires', async () => {
  await open(pages[1]);
  expect(screen.getByRole('heading', { name: '6-month Limited Warranty' })).toBeVisible();
  expect(
    screen.getByText(
      'This warranty gives you specific legal rights, and you may also have other rights which vary from State to State.',
    ),
  ).toBeVisible();
});

test('the privacy policy links to the cookie choices and to opting out', async () => {
  const { user } = await open(pages[3]);
  const cookies = screen.getByRole('region', { name: 'Cookies and storage in your browser' });
  const optOut = within(cookies).getByRole('link', { name: 'Do not sell or share my personal information' });
  expect(optOut).toHaveAttribute('href', '/privacy/opt-out');
  const shown = jest.fn();
  const stop = onCookieChoices(shown);
  await user.click(within(cookies).getByRole('button', { name: 'Manage cookie preferences' }));
  expect(shown).toHaveBeenCalledTimes(1);
  stop();
});

/** A version of a page that shoppers see, or a draft. */
function store(kind: `page.${string}`, text: string, state: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') {
  const at = '2026-01-05T15:00:00.000Z';
  const body: PageSource = { title: 'Our page', description: 'About it', intro: 'In short.', text };
  mockStore.state.content = [
    {
      ...{ id: 1, kind, version: 1, key: 'key', state, body, changedAt: at, changedBy: 'A B' },
      ...{ publishAt: state === 'DRAFT' ? null : Date.parse(at), publishedAt: at, publishedBy: 'A B' },
    },
  ];
}

test('what the owner has published is shown, with the day of its publication', async () => {
  store(
    'page.terms',
    'Before.\n\n## One\n\nWithin **{{return_days}}** days, see [FAQ](/faq).\n\n### Why?\n\nSo.',
  );
  const { container } = await renderPage(routes, { url: paths.terms.to() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our page' })).toBeVisible();
  expect(screen.getByText('Before.')).toBeVisible();
  expect(screen.getByText('30').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  expect(screen.getByRole('heading', { level: 3, name: 'Why?' })).toHaveAttribute('id', 'why');
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-01-05');
  expect(screen.queryByText(/^Preview/)).not.toBeInTheDocument();
});

test('a draft is seen by its key, and says that it is a preview', async () => {
  store('page.terms', 'New words.', 'DRAFT');
  const { unmount } = await open(pages[2]);
  expect(screen.queryByText('New words.')).not.toBeInTheDocument();
  unmount();
  const { container } = await renderPage(routes, { url: `${paths.terms.to()}?draft=key.1` });
  expect(await screen.findByText('New words.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Preview: shoppers do not see this version');
  expect(container.querySelector('time')).toBeNull();
  // Without headings there are no contents.
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

test.each(['NOT_FOUND', 'INTERNAL'] as const)(
  'where the API answers %s the text of the release is shown, with the numbers of the shop',
  async (code) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    store('page.returns', 'Not loaded.');
    failNext('getPage', code);
    await open(pages[1]);
    expect(screen.getByText('30 days to return, 6 months of warranty.')).toBeVisible();
    expect(screen.queryByText('Not loaded.')).not.toBeInTheDocument();
    expect(said).toHaveBeenCalledTimes(code === 'NOT_FOUND' ? 0 : 1);
    said.mockRestore();
  },
);

describe('a page of the owner', () => {
  const own = {
    id: 7,
    slug: 'our-story',
    title: 'Our story',
    oldSlugs: ['story'],
    withdrawnAt: null,
    version: 1,
  };
  const openOwn = (slug: string) => renderPage(routes, { url: `/pages/${slug}` });

  test('is found at its address, and an address that it had leads there', async () => {
    mockStore.state.ownPages = [own];
    store('page.7', 'We began.');
    const { router } = await openOwn('story');
    expect(await screen.findByText('We began.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/pages/our-story');
  });

  test('that was withdrawn leads to the one that took its place', async () => {
    const before = { ...own, id: 6, slug: 'the-team', oldSlugs: [], withdrawnAt: '2026-01-06T15:00:00.000Z' };
    mockStore.state.ownPages = [before, own];
    store('page.6', 'Who we were.');
    store('page.7', 'We began.');
    const redirect = { id: 1, from: '/pages/the-team', to: '/pages/our-story', createdAt: '2026-01-06' };
    mockStore.state.redirects = [redirect];
    const { router } = await openOwn('the-team');
    expect(await screen.findByText('We began.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/pages/our-story');
  });

  test.each([
    ['that was never published', 'our-story', []],
    ['that was withdrawn', 'our-story', [{ ...own, withdrawnAt: '2026-01-06T15:00:00.000Z' }]],
    ['of another name', 'nothing', [own]],
    ['with the name of a page of the store', 'terms', [own]],
  ])('is not found: one %s', async (_, slug, ownPages) => {
    mockStore.state.ownPages = ownPages;
    store('page.7', 'We began.');
    const { router } = await openOwn(slug);
    expect(screen.queryByText('We began.')).not.toBeInTheDocument();
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
  });
});
