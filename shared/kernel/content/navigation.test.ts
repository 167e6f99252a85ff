import { expect, test } from '@jest/globals';
import { isPageOfStore } from '../../paths/index.ts';
import { defaultShopPolicy } from '../shop/shop-policy.ts';
import {
  defaultNavigation,
  navigationLinks,
  navigationProblems,
  shownNavigation,
  storePages,
  withoutLinks,
  type NavigationContent,
} from './navigation.ts';

const everywhere = { isPage: () => true, hasCollection: () => true, hasProduct: () => true };
const shop = { facts: null, policy: defaultShopPolicy };
const told = { live: (link: string) => link, added: [], shop };
const menuOf = (labels: readonly string[]): NavigationContent => ({
  ...{ about: '', columns: [] },
  menu: labels.map((label, index) => ({ label, to: `/collections/c${String(index)}` })),
});

test('the first links, and those that are offered, lead to pages of every store', () => {
  const links = [
    ...navigationLinks(defaultNavigation).map(({ value }) => value),
    ...storePages.map(({ to }) => to),
  ];
  const pages = links.filter((link) => !link.startsWith('/collections/'));
  expect(pages.filter((link) => !isPageOfStore(link))).toEqual([]);
  expect(navigationProblems(defaultNavigation, everywhere)).toEqual([]);
});

test('what leads nowhere now is left out, and a column without links with it', () => {
  const gone = (link: string) => (link.startsWith('/collections/') ? null : link);
  expect(shownNavigation(defaultNavigation, { ...told, live: gone }).menu.map(({ label }) => label)).toEqual([
    ...['New In', 'Collections'],
  ]);
  expect(shownNavigation(defaultNavigation, { ...told, live: () => null }).columns).toEqual([]);
  expect(withoutLinks(defaultNavigation, () => true)).toEqual({ menu: [], about: '', columns: [] });
});

test('what is no link of the store or by https is not shown, whatever is stored', () => {
  const links = [
    'javascript:alert(1)',
    '//other.example',
    '/\\other.example',
    'http://a.example',
    '/faq',
  ].map((to) => ({ label: 'A', to }));
  const shown = shownNavigation({ menu: links, about: '', columns: [{ title: 'B', links }] }, told);
  expect([...shown.menu, ...(shown.columns[0]?.links ?? [])].map(({ to }) => to)).toEqual(['/faq', '/faq']);
});

test('added collections stand before the sale, and none twice', () => {
  const added = [
    { slug: 'woman', title: 'Women' },
    { slug: 'summer', title: 'Summer' },
  ];
  const { menu } = shownNavigation(defaultNavigation, { ...told, added });
  expect(menu.map(({ label }) => label)).toEqual(['New In', 'Collections', 'Man', 'Woman', 'Summer', 'Sale']);
  expect(menu.slice(-2)).toMatchObject([{ added: true, to: '/collections/summer' }, { tone: 'sale' }]);
  const without = shownNavigation(menuOf(['A']), { ...told, added });
  expect(without.menu.map(({ label }) => label)).toEqual(['A', 'Women', 'Summer']);
});

test('words with a field that the shop says nothing of are not shown', () => {
  const about = 'Guaranteed for {{warranty_months}} months.';
  const shown = (policy: Partial<typeof defaultShopPolicy>) =>
    shownNavigation(
      { ...menuOf([]), about },
      { ...told, shop: { ...shop, policy: { ...defaultShopPolicy, ...policy } } },
    ).about;
  expect(shown({ warrantyMonths: 12 })).toBe('Guaranteed for 12 months.');
  expect(shown({})).toBe('');
});

test('a menu that the bar has no room for, and a target that comes twice, are refused', () => {
  const paths = (content: NavigationContent) =>
    navigationProblems(content, everywhere).map(({ path }) => path);
  expect(paths(menuOf(['A fairly long label', 'Another long label', 'B']))).toEqual(['menu.2.label']);
  const twice = menuOf(['A', 'B']);
  expect(paths({ ...twice, menu: twice.menu.map((link) => ({ ...link, to: '/faq' })) })).toEqual([
    'menu.1.to',
  ]);
});
