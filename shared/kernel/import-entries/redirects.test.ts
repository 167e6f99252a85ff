import { expect, test } from '@jest/globals';
import {
  planRedirects,
  readRedirect,
  redirectKey,
  shopifyProduct,
  successorOf,
  type RedirectShop,
} from './redirects.ts';

const shop: RedirectShop = {
  known: {
    isPage: (path) => ['/faq', '/collections', '/'].includes(path),
    hasCollection: (slug) => ['tops', 'bras'].includes(slug),
    hasProduct: (id) => [101, 102].includes(id),
  },
  isRoute: (path) => path === '/success',
  productOf: (handle) => ({ legging: 101, bra: 102 })[handle],
  leadsTo: (key) =>
    ({ '/old': '/faq', '/collections/bras': '/collections/tops', '/product/102': '/faq' })[key],
};

test('an old address is a path, whatever its case, its slash at the end and its signs', () => {
  expect(redirectKey('/Products/Old-Top/')).toBe('/products/old-top');
  expect(redirectKey('/pages/café')).toBe(redirectKey('/pages/caf%C3%A9'));
  for (const wrong of [
    'products/old',
    '//other.example/a',
    '/\\other',
    '/a?b=c',
    '/a#b',
    'https://a.example/b',
  ])
    expect(redirectKey(wrong)).toBeNull();
  expect(shopifyProduct('/collections/all/products/Legging?variant=1')).toBe('legging');
  expect(shopifyProduct('/product/101')).toBeNull();
});

test('a collection or an own page has a successor of its kind only, and an address that always has a page none', () => {
  expect(successorOf('/Collections/Spring', '/collections/Tops')).toBe('tops');
  expect(successorOf('/pages/story', '/pages/about')).toBe('about');
  expect(successorOf('/collections/ladies', '/collections/woman')).toBe('woman');
  const none = [
    ['/collections/spring', null],
    ['/collections/spring', '/pages/about'],
    ['/pages/story', '/faq'],
    ['/collections/spring', '/collections/tops?size=M'],
    ['/collections/spring', '/collections/tops#list'],
    ['/products/top', '/collections/tops'],
    ['/a', '/b'],
    ['/collections/Woman', '/collections/tops'],
  ] as const;
  for (const [from, to] of none) expect(successorOf(from, to)).toBeNull();
});

test('an address leads to a page that is there, in one step', () => {
  expect(readRedirect({ from: '/a', to: '/products/legging' }, shop)).toEqual({
    from: '/a',
    to: '/product/101',
  });
  expect(readRedirect({ from: '/a', to: '/collections/tops?sort=new' }, shop)).toMatchObject({
    to: '/collections/tops?sort=new',
  });
  const refused: readonly (readonly [string, string, 'from' | 'to', RegExp])[] = [
    ['/faq', '/', 'from', /a page at this address/],
    ['/success', '/', 'from', /a page at this address/],
    ['/collections/tops', '/', 'from', /a page at this address/],
    ['/product/101', '/', 'from', /a page at this address/],
    ['/api/x', '/', 'from', /servers/],
    ['/healthz', '/', 'from', /servers/],
    ['/.well-known/security.txt', '/', 'from', /servers/],
    ['/Robots.txt', '/', 'from', /servers/],
    ['/sitemap_products_1.xml', '/', 'from', /servers/],
    [`/${'a'.repeat(3000)}`, '/', 'from', /at most 500 characters/],
    ['/a', `/${'a'.repeat(3000)}`, 'to', /at most 500 characters/],
    ['/a', '//evil.com', 'to', /^Write the path of a page of the store/],
    ['/a', '/with a space', 'to', /^Write the path of a page of the store/],
    ['/a?b', '/', 'from', /without \? and #/],
    ['/a', '/nowhere', 'to', /no such page/],
    ['/a', '/products/other', 'to', /no such page/],
    ['/a', 'https://example.com', 'to', /path of a page/],
    ['/a', '/old', 'to', /leads on to \/faq/],
    // A page that an old redirect waits behind.
    ['/a', '/Collections/Tops/?sort=new', 'to', /no such page/],
    ['/a', '/collections/bras?sort=new', 'to', /Remove that one first/],
    ['/a', '/products/bra', 'to', /Remove that one first/],
    ['/a', '/a', 'to', /no such page/],
  ];
  for (const [from, to, column, words] of refused)
    expect([from, to, readRedirect({ from, to }, shop)]).toEqual([
      ...[from, to],
      { problem: { column, words: expect.stringMatching(words) } },
    ]);
});

test('rows make, change or say again; a second row about an address is refused', () => {
  const stored = new Map([
    ['/was', { id: 1, from: '/was', to: '/faq' }],
    ['/same', { id: 2, from: '/same', to: '/faq' }],
  ]);
  const rows = [
    ['/new', '/faq'],
    ['/was', '/collections'],
    ['/Same/', '/faq'],
    ['/NEW', '/collections'],
    ['/chain', '/new'],
  ].map(([from = '', to = ''], at) => ({ line: at + 2, cells: { from, to } }));
  const seen = new Map<string, { line: number; to: string }>();
  const { changes, problems, same } = planRedirects(rows, { ...shop, stored }, seen);
  expect(changes).toMatchObject([
    { line: 2, productId: null, field: 'new redirect', facts: { from: '/new', to: '/faq' } },
    { line: 3, productId: 1, field: 'to', was: '/faq', becomes: '/collections' },
  ]);
  expect(same).toBe(1);
  expect(problems).toMatchObject([
    { line: 5, words: 'Row 2 is about the same address.' },
    { line: 6, column: 'Redirect to', words: expect.stringContaining('leads on to /faq') },
  ]);
});
