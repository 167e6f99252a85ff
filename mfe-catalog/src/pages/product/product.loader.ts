import { getProduct, relatedProducts, reviewPage } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import type { Product, ProductImage, ProductSummary, ReviewPage } from '@ritual/shared/contract';
import { today } from '../../rules/listing/today.ts';
import { firstOfColors, trimProduct, withoutPlaceholder } from '../../rules/listing/trim.ts';
import type { Later } from './later.ts';

export interface ProductData {
  readonly product: Product;
  readonly related: Later<readonly ProductSummary[]>;
  readonly reviews: Later<ReviewPage>;
  readonly now: string;
}

/** The product is waited for; what stands below it may come later, and may fail without it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ProductData> {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  const { signal } = request;
  const args = { params: { id } };
  const found = api.call(getProduct, args, { signal });
  const below = { signal, priority: 'background' } as const;
  const related = afterProduct('related products', found, signal, async () =>
    (await api.call(relatedProducts, args, below)).map((product) => trimProduct(product)),
  );
  const reviews = afterProduct('reviews', found, signal, () => api.call(reviewPage, args, below));
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

/** What the gallery may begin with has a stand-in, one picture for each color. */
function withMainPlaceholders(images: readonly ProductImage[]): ProductImage[] {
  const first = firstOfColors(images);
  return images.map((image) => (first.includes(image) ? image : withoutPlaceholder(image)));
}

/**
 * What stands below the product: asked for when there is one, and in the browser when that has been shown, as a call takes a weak
 * phone a twentieth of a second of the processor. The page stands without it: null.
 */
async function afterProduct<Value>(
  what: string,
  product: Promise<unknown>,
  signal: AbortSignal,
  load: () => Promise<Value>,
): Promise<Value | null> {
  const exists = await product.then(
    () => true,
    // As the page itself says.
    () => false,
  );
  try {
    return exists ? await load() : null;
  } catch (error) {
    const expected = signal.aborted || isApiError(error, 'PRODUCT_NOT_FOUND');
    if (!expected) console.error(`Failed to fetch ${what}`, error);
    return null;
  }
}
