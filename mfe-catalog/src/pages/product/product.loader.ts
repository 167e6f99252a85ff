import { getProduct, relatedProducts, reviewPage } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { afterPaint } from '../../features/after-paint.ts';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import type { Product, ProductImage, ProductSummary, ReviewPage } from '@ritual/shared/contract';
import { today } from '../../rules/today.ts';
import { firstOfColors, trimProduct, withoutPlaceholder } from '../../rules/trim.ts';
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
  const turn = ownTurn(found);
  const related = orNull('related products', turn, signal, async () =>
    (await api.call(relatedProducts, args, { signal })).map((product) => trimProduct(product)),
  );
  const reviews = orNull('reviews', turn, signal, () => api.call(reviewPage, args, { signal }));
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

/** Milliseconds after the product's first paint, in which a weak phone draws the rest of it. */
const afterProduct = 100;

/**
 * When what stands below is asked for: on the server at once, in the browser a little after the product has been painted. On a
 * weak phone a call takes a twentieth of a second of the processor, and the product would wait for two of them. false:
 * there is no product, as the page says, and nothing to ask for.
 */
async function ownTurn(product: Promise<unknown>): Promise<boolean> {
  if (typeof document === 'undefined') return true;
  return product.then(
    () => new Promise<boolean>((resolve) => afterPaint(() => setTimeout(resolve, afterProduct, true))),
    () => false,
  );
}

async function orNull<Value>(
  what: string,
  turn: Promise<boolean>,
  signal: AbortSignal,
  load: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return (await turn) ? await load() : null;
  } catch (error) {
    const expected = signal.aborted || isApiError(error, 'PRODUCT_NOT_FOUND');
    if (!expected) console.error(`Failed to fetch ${what}`, error);
    return null;
  }
}
