import { sitemapLimit } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { listedPages } from '@ritual/shared/paths/crawling';
import { ownPage, paths } from '@ritual/shared/paths';
import { bodiesOf, type Bodies } from '../http/compression.ts';
import { createPageCache } from '../render/page-cache.ts';
import { sitemapIndex, urlSet, type Address } from './xml.ts';

export interface SitemapOptions {
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  /** Maximum number of addresses in one file. */
  readonly maxAddresses?: number;
}

/** A sitemap by its name ('products-2'), without a name the root sitemap; `null` when there is none. */
export type Sitemap = (name?: string) => Promise<Bodies | null>;

const { sitemapProducts, listCollections, listPages } = endpoints;
const lifetime = { fresh: 600_000, stale: 86_400_000, ifFailed: 0 };

/**
 * All public pages for search engines: one sitemap, or an index of several when there are more addresses than one file may have.
 * Files are cached for ten minutes; after that the old one is returned while a new one is made, for a day at most.
 */
export function createSitemap({
  apiOrigin,
  publicOrigin,
  maxAddresses = sitemapLimit,
}: SitemapOptions): Sitemap {
  const cache = createPageCache<Bodies | null>({
    sizeOf: (file) => file?.bytes() ?? 0,
    maxBytes: 16_000_000,
  });
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(apiOrigin + path, { signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) throw new Error(`The API answers ${path} with ${String(answer.status)}.`);
    return answer.json();
  };
  const productsOf = async (page: number, size: number) =>
    sitemapProducts.response.parse(
      await ask(`${sitemapProducts.path}?page=${String(page)}&size=${String(size)}`),
    );
  /** An older API has none. */
  const ownPages = async () => {
    const answer = await fetch(apiOrigin + listPages.path, { signal: AbortSignal.timeout(20_000) });
    if (answer.status === 404) return [];
    if (!answer.ok) throw new Error(`The API answers ${listPages.path} with ${String(answer.status)}.`);
    return listPages.response.parse(await answer.json());
  };
  const pages = async (): Promise<Address[]> => {
    const collections = listCollections.response.parse(await ask(listCollections.path));
    const written = await ownPages();
    return [
      ...listedPages.map((name) => ({ path: paths[name].to() })),
      ...collections.map(({ slug }) => ({ path: paths.collection.to({ slug }) })),
      ...written.map(({ slug, changedAt }) => ({ path: ownPage.to({ slug }), changed: changedAt })),
    ];
  };
  const products = async (page: number): Promise<Address[]> => {
    const { content } = await productsOf(page, maxAddresses);
    return content.map(({ id, updatedAt }) => ({ path: paths.product.to({ id }), changed: updatedAt }));
  };

  async function make(name: string | undefined): Promise<string | null> {
    if (name === 'pages') return urlSet(publicOrigin, await pages());
    if (name !== undefined) {
      const [, number] = /^products-([1-9]\d{0,3})$/.exec(name) ?? [];
      const listed = number === undefined ? [] : await products(Number(number) - 1);
      return listed.length === 0 ? null : urlSet(publicOrigin, listed);
    }
    const [own, { totalElements }] = await Promise.all([pages(), productsOf(0, 1)]);
    if (own.length + totalElements <= maxAddresses)
      return urlSet(publicOrigin, [...own, ...(await products(0))]);
    const parts = Array.from(
      { length: Math.ceil(totalElements / maxAddresses) },
      (_, at) => `products-${String(at + 1)}`,
    );
    return sitemapIndex(
      publicOrigin,
      ['pages', ...parts].map((part) => `/sitemaps/${part}.xml`),
    );
  }

  return (name) =>
    cache.get(name ?? '', async (grown) => {
      const text = await make(name);
      return {
        value: text === null ? null : await bodiesOf(text, grown),
        lifetime: text === null ? null : lifetime,
      };
    });
}
