import { getHomeContent, latestProducts, listProducts } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import type { ProductSummary } from '@ritual/shared/contract';
import type { HeadPicture } from '@ritual/shared/federation';
import type { HomeContent } from '@ritual/shared/kernel';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/product/trim-product.ts';
import { heroPreload } from './components/hero-picture.ts';

/** Cards of a row. */
const perRow = 12;

type Row = readonly ProductSummary[] | null;

export interface HomeData {
  readonly content: HomeContent;
  /** `shop`: the content could not be loaded and is the default, so that the page looks itself at what there is. */
  readonly checkedBy: 'api' | 'shop';
  /** The first slide's picture. Made here: heads of routes are loaded with every catalog page. */
  readonly preload: readonly HeadPicture[];
  /** A version that shoppers do not see. */
  readonly preview: boolean;
  /** Products of rows by their collection, '' for the latest; `null` when they could not be loaded: the rest is rendered without. */
  readonly rows: Readonly<Record<string, Row>>;
  readonly now: string;
}

export async function loader({ request }: { request: Request }): Promise<HomeData> {
  const loaded = await loadContent(request);
  const asked = loaded.content.parts.flatMap((part) => (part.kind === 'products' ? [part.collection] : []));
  const rows = await Promise.all(
    [...new Set(asked)].map(async (slug): Promise<[string, Row]> => [
      slug ?? '',
      await loadRow(slug, request),
    ]),
  );
  const preload = loaded.content.slides.slice(0, 1).flatMap(heroPreload);
  return { ...loaded, preload, rows: Object.fromEntries(rows), now: today() };
}

async function loadContent({
  url,
  signal,
}: Request): Promise<Pick<HomeData, 'content' | 'checkedBy' | 'preview'>> {
  const draft = new URL(url).searchParams.get('draft') ?? '';
  // No key is longer; the API would refuse it.
  const query = draft !== '' && draft.length <= 100 ? { draft } : {};
  try {
    const { slides, parts, preview = false } = await api.call(getHomeContent, { query }, { signal });
    return { content: { slides, parts }, checkedBy: 'api', preview };
  } catch (error) {
    if (signal.aborted) throw error;
    // An older API does not know the call.
    if (!isApiError(error, 'NOT_FOUND')) console.error('Error loading the home page:', error);
    const { defaultHomeContent } = await import(/* webpackChunkName: "rare" */ './default-content.ts');
    return { content: defaultHomeContent, checkedBy: 'shop', preview: false };
  }
}

async function loadRow(slug: string | null, { signal }: Request): Promise<Row> {
  const coming =
    slug === null
      ? api.call(latestProducts, {}, { signal })
      : api.call(listProducts, { query: { collection: slug, limit: perRow } }, { signal });
  return coming
    .then((products) => products.map((product) => trimProduct(product)))
    .catch((error: unknown) => {
      if (signal.aborted) throw error;
      // It was hidden or deleted in this moment.
      if (isApiError(error, 'COLLECTION_NOT_FOUND')) return [];
      console.error('Error loading products:', error);
      return null;
    });
}
