import { getProduct, relatedProducts, reviewPage } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import type { Product, ProductImage, ProductSummary, ReviewPage } from '@ritual/shared/contract';
import { today } from '../../rules/today.ts';
import { firstOfColors, trimProduct, withoutPlaceholder } from '../../rules/product/trim-product.ts';
import type { Deferred } from './deferred.ts';

export interface ProductData {
  readonly product: Product;
  readonly related: Deferred<readonly ProductSummary[]>;
  readonly reviews: Deferred<ReviewPage>;
  readonly now: string;
}

/** Only the product is awaited; the content below may load later, and its failure does not fail the page. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ProductData> {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  const { signal } = request;
  const draft = new URL(request.url).searchParams.get('draft') ?? '';
  // Of a preview. No key is longer; the API would refuse it.
  const args = { params: { id }, query: draft !== '' && draft.length <= 100 ? { draft } : {} };
  const found = api.call(getProduct, args, { signal });
  const below = { signal, priority: 'background' } as const;
  const related = belowProduct('related products', found, signal, async () =>
    (await api.call(relatedProducts, args, below)).map((product) => trimProduct(product)),
  );
  const reviews = belowProduct('reviews', found, signal, () =>
    api.call(reviewPage, { params: { id } }, below),
  );
  const product = await found.catch((error: unknown) => {
    if (isApiError(error, 'PRODUCT_NOT_FOUND')) throw notFound();
    throw error;
  });
  return {
    product: { ...product, images: withMainPlaceholders(product.images) },
    related,
    reviews,
    now: today(),
  };
}

/** The pictures that the gallery may start with have a placeholder, one for each color. */
function withMainPlaceholders(images: readonly ProductImage[]): ProductImage[] {
  const first = firstOfColors(images);
  return images.map((image) => (first.includes(image) ? image : withoutPlaceholder(image)));
}

/**
 * Content below the product. In the browser it is requested after the product, because a call takes a slow phone a twentieth of a
 * second of CPU time; the server requests both at once. The page works without it: null.
 */
async function belowProduct<Value>(
  what: string,
  product: Promise<unknown>,
  signal: AbortSignal,
  load: () => Promise<Value>,
): Promise<Value | null> {
  const isServer = typeof document === 'undefined';
  const wanted =
    isServer ||
    (await product.then(
      () => true,
      // The page itself reports this failure.
      () => false,
    ));
  try {
    return wanted ? await load() : null;
  } catch (error) {
    const expected = signal.aborted || isApiError(error, 'PRODUCT_NOT_FOUND');
    if (!expected) console.error(`Failed to fetch ${what}`, error);
    return null;
  }
}
