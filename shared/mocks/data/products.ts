import type { AdminProduct, AdminProductSummary, AdminVariant, PickedProduct } from '../../contract/index.ts';
import { demoProducts, demoTaxClass } from '../../demo/index.ts';
import {
  builtInChart,
  compareSizes,
  decimalOfCents,
  pictureWords,
  saleWords,
  stockMark,
  type Cents,
  type PriceSince,
  taxClassLabel,
  type SizeChart,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { Values } from './changed-fields.ts';
import type { MockStore } from './mock-store.ts';
import type { MockVariant, MockProduct } from './product-record.ts';
import { colorIn } from './colors.ts';

export function productsIn(store: MockStore): readonly MockProduct[] {
  const { catalog, state } = store;
  const changed = new Set(state.products.map(({ id }) => id));
  const demo = demoProducts
    .filter(({ id }) => !changed.has(id))
    .map((product): MockProduct => {
      const times = catalog.product(product.id);
      const [createdAt, releasedAt] = [times?.createdAt ?? '', times?.releasedAt ?? ''];
      const colors = new Set(product.variants.map(({ color }) => colorIn(store, color).name));
      return {
        ...product,
        ...{ state: 'PUBLISHED', version: 1, createdAt, releasedAt, changedAt: createdAt },
        ...{ fiberContent: null, originCountry: null, sale: null, taxClass: demoTaxClass },
        prices: [priceSince({ ...product, state: 'PUBLISHED' }, createdAt)],
        keywords: [...product.categories, ...colors].join(' '),
        variants: product.variants.map((each) => ({ ...each, gtin: null, weightGrams: null, cost: null })),
      };
    });
  return [...state.products, ...demo];
}

export function adminProductOr404(store: MockStore, id: number): MockProduct {
  const found = productsIn(store).find((product) => product.id === id);
  if (!found) throw new MockError('PRODUCT_NOT_FOUND');
  return found;
}

const priceSince = (
  { price, compareAtPrice, state }: Pick<MockProduct, 'price' | 'compareAtPrice' | 'state'>,
  at: string,
): PriceSince => ({ at, price, compareAtPrice, offered: state === 'PUBLISHED' });

/** @returns the product with what it costs from now on, which triggers keep in the API */
export function putProduct({ state }: MockStore, product: MockProduct): MockProduct {
  const now = priceSince(product, new Date().toISOString());
  const last = product.prices.at(-1);
  const isSame =
    last?.price === now.price && last.compareAtPrice === now.compareAtPrice && last.offered === now.offered;
  const next = isSame ? product : { ...product, prices: [...product.prices, now] };
  state.products = [next, ...state.products.filter(({ id }) => id !== product.id)];
  return next;
}

/** Units that unpaid orders hold. */
function reservedOf({ state }: MockStore, variantId: number): number {
  return state.orders
    .filter(({ status }) => status === 'PENDING')
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.variantId === variantId ? item.quantity : 0), 0);
}

export function presentVariant(store: MockStore, variant: MockVariant): AdminVariant {
  const { id, size, sku, gtin, weightGrams, cost, stock } = variant;
  const reserved = reservedOf(store, id);
  const free = Math.max(0, stock - (store.state.taken[id] ?? 0));
  return {
    ...{ id, size, sku, gtin, weightGrams, cost, reserved, onHand: free + reserved },
    color: colorIn(store, variant.color),
  };
}

/** Of a list that is made by hand, what is shown of them. */
export function pickedIn(store: MockStore, ids: readonly number[]): PickedProduct[] {
  const all = productsIn(store);
  return ids.flatMap((id) => {
    const product = all.find((each) => each.id === id);
    if (!product) return [];
    const [image] = product.images.toSorted((a, b) => a.position - b.position);
    return [{ id, name: product.name, state: product.state, imageFile: image?.url ?? null }];
  });
}

export function presentAdminProduct(store: MockStore, product: MockProduct): AdminProduct {
  const { id, slug, state, version, createdAt, changedAt, releasedAt, name, description, price } = product;
  const { compareAtPrice, gender, limited, fitNote, keywords, fiberContent, originCountry } = product;
  const order = [...new Set(product.variants.map(({ color }) => color))];
  return {
    ...{ id, slug, state, version, createdAt, changedAt, releasedAt, name, description, price },
    ...{ compareAtPrice, gender, limited, fitNote, keywords, fiberContent, originCountry },
    taxClass: product.taxClass ?? null,
    details: [...product.details],
    categories: [...product.categories],
    setOf: [...(product.setOf ?? [])],
    related: pickedIn(store, product.related ?? []),
    tags: [...(product.tags ?? [])],
    images: product.images.map(({ url: file, placeholder, focus, alt, color, position, width, height }) => ({
      ...{ file, url: `/media/960/${file}`, alt, color, position, width, height },
      ...(placeholder !== null && { placeholder }),
      ...(focus !== undefined && { focus }),
    })),
    variants: product.variants
      .toSorted((a, b) => order.indexOf(a.color) - order.indexOf(b.color) || compareSizes(a.size, b.size))
      .map((variant) => presentVariant(store, variant)),
    changes: changesOf(store, 'product', id),
    sizeChart: product.sizeChart ?? null,
    sale: product.sale,
    prices: product.prices.toReversed(),
  };
}

export function presentAdminSummary(store: MockStore, product: MockProduct): AdminProductSummary {
  const { id, name, state, price, compareAtPrice, gender, releasedAt, changedAt, version } = product;
  const free = product.variants.map((variant) => {
    const { onHand, reserved } = presentVariant(store, variant);
    return onHand - reserved;
  });
  const images = product.images.toSorted((a, b) => a.position - b.position);
  return {
    ...{ id, name, state, price, compareAtPrice, gender, releasedAt, changedAt, version },
    categories: [...product.categories],
    tags: [...(product.tags ?? [])],
    imageFile: images[0]?.url ?? null,
    variants: free.length,
    low: free.filter((units) => stockMark(units) === 'low').length,
    out: free.filter((units) => stockMark(units) === 'out').length,
    free: free.reduce((sum, units) => sum + units, 0),
  };
}

const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What the audit log says of a product or a collection, newest first. */
export function changesOf(
  { state }: MockStore,
  type: 'product' | 'collection',
  subjectId: number,
): AdminProduct['changes'] {
  return state.audit
    .filter(({ subject }) => subject.type === type && subject.id === String(subjectId))
    .toReversed()
    .slice(0, 20)
    .map(({ id, at, actorId, action, fields, before, after }) => {
      const actor = state.users.find((user) => user.id === actorId);
      return {
        ...{ id, at, action, actor: actor ? `${actor.firstName} ${actor.lastName}` : null },
        fields: fields.map((name) => ({ name, was: wordsOf(before?.[name]), is: wordsOf(after?.[name]) })),
      };
    });
}

type Fact = readonly [name: string, value: unknown];

const dollars = (cents: Cents | null) => (cents === null ? null : decimalOfCents(cents));

/** What the log calls the chart of a product. */
function chartName({ state }: MockStore, id: number | null | undefined): string | null {
  if (id === null || id === undefined) return null;
  const published = state.content.find(
    (each) => each.kind === `size-chart.${id}` && each.state === 'PUBLISHED',
  );
  return (published?.body as SizeChart | undefined)?.name ?? builtInChart(id)?.chart.name ?? null;
}

/** As the audit log of the API has a product. */
export function productFacts(store: MockStore, product: MockProduct): Values {
  const { name, description, gender, limited, fitNote, keywords, fiberContent, originCountry } = product;
  const { state, releasedAt, price, compareAtPrice, details, categories, setOf = [], variants } = product;
  const ofVariants = variants.flatMap(({ color, size, sku, gtin, weightGrams, cost }): Fact[] => {
    const of = `${colorIn(store, color).name} ${size}`;
    return [
      [`SKU ${of}`, sku],
      [`GTIN ${of}`, gtin],
      [`Weight ${of}`, weightGrams],
      [`Cost ${of}`, dollars(cost)],
    ];
  });
  return {
    ...{
      name,
      description,
      gender,
      limited,
      fitNote,
      keywords,
      fiberContent,
      originCountry,
      state,
      releasedAt,
    },
    ...{ price: dollars(price), compareAtPrice: dollars(compareAtPrice), details: details.join('\n') },
    ...{ categories: categories.join(', '), setOf: setOf.join(', ') },
    ...{ related: (product.related ?? []).join(', '), tags: (product.tags ?? []).join(', ') },
    taxClass: product.taxClass ? taxClassLabel[product.taxClass] : null,
    pictures: pictureWords(product.images.map(({ url: file, ...image }) => ({ ...image, file }))),
    sale: saleWords(product.sale),
    sizeChart: chartName(store, product.sizeChart),
    ...Object.fromEntries(ofVariants),
  };
}
