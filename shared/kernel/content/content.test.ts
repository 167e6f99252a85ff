import { expect, test } from '@jest/globals';
import { linkProblem, linkTarget, toCollection } from './content-link.ts';
import { shownVersion, versionState } from './content-version.ts';
import { defaultHomeContent } from './default-home.ts';
import { homePicturesIn, linksIn, measuredHome, partWords, shownHome, slideWords } from './home.ts';

test.each([
  ['/collections/Woman?size=M', { kind: 'collection', slug: 'woman' }],
  ['/product/101#reviews', { kind: 'product', id: 101 }],
  ['/collections', { kind: 'page', path: '/collections' }],
  ['/faq?q=a/b', { kind: 'page', path: '/faq' }],
  ['https://example.com/a', { kind: 'site' }],
  ['https://', null],
  ['http://example.com', null],
  ['//example.com', null],
  ['/\\example.com', null],
  ['/a b', null],
  ['javascript:alert(1)', null],
  ['', null],
] as const)('%s leads to %j', (link, target) => {
  expect(linkTarget(link)).toEqual(target);
});

test('what a link may not lead to', () => {
  const known = {
    isPage: (path: string) => path === '/faq',
    hasCollection: (slug: string) => slug === 'sale',
    hasProduct: (id: number) => id === 1,
  };
  const problems = ['/faq', '/collections/sale', '/product/1', 'https://example.com'].map((link) =>
    linkProblem(link, known),
  );
  expect(problems).toEqual([null, null, null, null]);
  expect(linkProblem('/nowhere', known)).toBe('The store has no such page.');
  expect(linkProblem('/collections/a', known)).toBe('The store has no such collection.');
  expect(linkProblem('/product/2', known)).toBe('The store has no such product.');
  expect(linkProblem('nowhere', known)).toMatch(/^Start it with \//);
  expect(toCollection('/collections/old?size=M#a', 'new')).toBe('/collections/new?size=M#a');
});

test('of versions that are due the last one is shown', () => {
  const row = (id: number, state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN', publishAt: number | null) => ({
    ...{ id, state, publishAt },
  });
  const rows = [
    ...[row(1, 'PUBLISHED', 10), row(2, 'PUBLISHED', 30), row(3, 'PUBLISHED', 30)],
    ...[row(4, 'PUBLISHED', 50), row(5, 'WITHDRAWN', 35), row(6, 'DRAFT', null)],
  ];
  expect(shownVersion(rows, 9)).toBeUndefined();
  expect(shownVersion(rows, 10)?.id).toBe(1);
  expect(shownVersion(rows, 40)?.id).toBe(3);
  expect(shownVersion(rows, 50)?.id).toBe(4);
  expect(rows.slice(0, 5).map((each) => versionState(each, 3, 40))).toEqual([
    ...['PAST', 'PAST', 'SHOWN', 'SCHEDULED', 'WITHDRAWN'],
  ]);
});

test('without a sale and without collections the default has no link that leads nowhere', () => {
  const live = (link: string) => (linkTarget(link)?.kind === 'collection' ? null : link);
  const shown = shownHome(defaultHomeContent, { live, saleUpTo: null, elsewhere: '/collections' });
  expect(shown.slides.map(({ link }) => link)).toEqual(['/collections', '/collections']);
  expect(shown.parts.map(({ kind }) => kind)).toEqual(['products', 'brand']);
  // What was answered once is answered the same again.
  expect(shownHome(shown, { live, saleUpTo: null, elsewhere: '/collections' })).toEqual(shown);
  const sale = shownHome(defaultHomeContent, { live: (link) => link, saleUpTo: 30, elsewhere: '/' });
  expect(sale.parts.at(-1)?.title).toBe('UP TO 30% OFF');
});

test('a draft gets the measures of its pictures, and is told which are not kept', () => {
  const known = new Map(homePicturesIn(defaultHomeContent).map((each) => [each.file, each]));
  const without = (file: string) => (name: string) => (name === file ? undefined : known.get(name));
  const [slide] = defaultHomeContent.slides;
  const focused = {
    slides: slide ? [{ ...slide, wide: { ...slide.wide, focus: '20% 0%' } }] : [],
    parts: [],
  };
  // The point is that of this place, and not of the file.
  const elsewhere = (file: string) => ({ ...without('')(file), file, width: 1, height: 1, focus: '9% 9%' });
  expect(measuredHome(focused, elsewhere).content.slides[0]).toMatchObject({ wide: { focus: '20% 0%' } });
  expect(measuredHome(focused, elsewhere).content.slides[0]?.portrait?.focus).toBeUndefined();
  expect(measuredHome(defaultHomeContent, without(''))).toEqual({ content: defaultHomeContent, unknown: [] });
  expect(measuredHome(defaultHomeContent, without('tile-sets.webp')).unknown).toEqual([
    'parts.1.tiles.2.picture',
  ]);
  expect(measuredHome(defaultHomeContent, () => undefined).unknown).toHaveLength(9);
});

test('every link has its place, and the page has words for the log', () => {
  expect(linksIn(defaultHomeContent).map(({ path }) => path)).toEqual([
    ...['slides.0.link', 'slides.1.link', 'parts.1.tiles.0.link', 'parts.1.tiles.1.link'],
    ...['parts.1.tiles.2.link', 'parts.2.link', 'parts.3.link'],
  ]);
  expect(slideWords(defaultHomeContent)).toBe(
    '1. Elevate Your Energy (Shop Now: /collections)\n2. Move With Intention (Discover: /collections/ritual-of-power)',
  );
  expect(partWords(defaultHomeContent).split('\n')[1]).toBe('2. Categories (Man, Woman, Sets)');
});
