import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { listedPages } from '@ritual/shared/paths/crawling';
import { paths } from '@ritual/shared/paths';

// What search engines get: plain requests, no browser.

const own = [
  ...listedPages.map((name) => paths[name].to()),
  ...['woman', 'man', 'sets', 'sale', 'ritual-of-power'].map((slug) => paths.collection.to({ slug })),
  ...[101, 102].map((id) => paths.product.to({ id })),
];

const text = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const content = (html: string, name: string) => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html);
  return found?.[1] === undefined ? undefined : text(found[1]);
};
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const titleOf = (html: string) => text(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

interface Data {
  readonly '@context': string;
  readonly '@type': string;
  readonly [name: string]: unknown;
}
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Data,
  );

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

const titles = new Map<string, string>();

test.describe.serial('public pages', () => {
  for (const path of own) {
    test(`${path} has title, description and canonical address`, async ({ request, store }) => {
      const html = await read(request, path);
      expect(html.match(/<h1[ >]/g), 'one heading of the page').toHaveLength(1);
      const title = titleOf(html);
      expect(title).toMatch(/\S \| RITUAL OF POWER$/);
      expect(titles.get(title), `the title '${title}' is another page's`).toBeUndefined();
      titles.set(title, path);
      const description = content(html, 'description') ?? '';
      expect(description.length).toBeGreaterThan(25);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(content(html, 'robots')).toBeUndefined();
      expect(canonicalOf(html)).toBe(store.url + path);
      expect(content(html, 'og:url')).toBe(store.url + path);
      expect(content(html, 'og:title')).toBe(title);
      expect(content(html, 'og:type')).toBe(path.startsWith('/product/') ? 'product' : 'website');
      expect(content(html, 'twitter:card')).toBe('summary_large_image');
      expect(content(html, 'og:image:alt')).toBeTruthy();
      expect(Number(content(html, 'og:image:width'))).toBeGreaterThanOrEqual(600);
      expect(Number(content(html, 'og:image:height'))).toBeGreaterThanOrEqual(315);
      const picture = await request.get(content(html, 'og:image') ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      for (const data of dataOf(html)) {
        expect(data['@context']).toBe('https://schema.org');
        expect(data['@type']).toBeTruthy();
      }
    });
  }
});

test('structured data has the properties that search results use', async ({ request, store }) => {
  const types = async (path: string) =>
    new Map(dataOf(await read(request, path)).map((data) => [data['@type'], data]));

  const home = await types('/');
  const logo = home.get('Organization')?.['logo'] as string;
  expect(home.get('Organization')).toMatchObject({ name: 'RITUAL OF POWER', url: `${store.url}/` });
  expect((await request.get(logo)).headers()['content-type']).toBe('image/svg+xml');
  expect(home.get('WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });

  const list = await types('/collections/woman');
  expect(list.get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${store.url}/` },
      { position: 2, name: 'Woman', item: `${store.url}/collections/woman` },
    ],
  });
  const { itemListElement } = list.get('CollectionPage')?.['mainEntity'] as { itemListElement: unknown[] };
  expect(itemListElement).toHaveLength(9);
  expect((await types('/NewIn')).has('CollectionPage')).toBe(true);

  const product = await types('/product/101');
  expect([...product.keys()].some((type) => type === 'Product' || type === 'ProductGroup')).toBe(true);
  expect(product.has('BreadcrumbList')).toBe(true);
  expect((await types('/faq')).has('FAQPage')).toBe(true);
});

test('filters, order and paging are not in the canonical address', async ({ request, store }) => {
  for (const [view, page] of [
    ['/collections/woman?size=M&color=pine&sort=price-asc&page=2', '/collections/woman'],
    ['/collections?gender=MALE', '/collections'],
    ['/NewIn?period=week&stock=1', '/NewIn'],
    ['/product/101?size=M&color=pine', '/product/101'],
  ] as const) {
    expect(canonicalOf(await read(request, view))).toBe(store.url + page);
  }
});

test('pages that are not for search engines have noindex', async ({ request }) => {
  for (const path of ['/search', '/search?q=legging', '/cart', '/wishlist', '/login', '/register']) {
    expect(content(await read(request, path), 'robots'), path).toBe('noindex');
  }
  for (const path of ['/nowhere', '/product/999999', '/product/word', '/collections/no-such-thing']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(content(await answer.text(), 'robots'), path).toBe('noindex');
  }
});

test('other spellings redirect permanently to the canonical address', async ({ request }) => {
  for (const [path, to] of [
    ['/newin?period=week', '/NewIn?period=week'],
    ['/Collections/WOMAN/', '/collections/woman'],
    ['/product/101/', '/product/101'],
    ['/FAQ', '/faq'],
    ['/shop', '/collections'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 301, to]);
  }
});

test('every address of the sitemap exists and is its own canonical address', async ({ request, store }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(address).toBe(`${store.url}/sitemap.xml`);
  const listed = [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, found]) => found ?? '',
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(own.map((path) => store.url + path)));
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, beginning]) => beginning ?? '');
  for (const found of listed) {
    const path = found.replace(store.url, '');
    expect(closed.filter((beginning) => path.startsWith(beginning))).toEqual([]);
    expect(canonicalOf(await read(request, path)), path).toBe(found);
  }
});
