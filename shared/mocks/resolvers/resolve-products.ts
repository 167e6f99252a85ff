import * as z from 'zod/mini';
import type { Endpoint, Endpoints } from '../../contract/endpoints.ts';
import { adminProduct } from '../../contract/index.ts';
import { demoPictures } from '../../demo/index.ts';
import { decideStock, onceEach, slugOf, type ProductState } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import { mockPreview } from '../data/product-preview.ts';
import { imagesFor, takeIn } from '../data/pictures.ts';
import { byUse } from '../data/by-use.ts';
import {
  adminProductOr404,
  colorIn,
  colorsIn,
  presentAdminProduct,
  presentAdminSummary,
  presentVariant,
  productFacts,
  productsIn,
  putProduct,
  type MockProduct,
  type MockVariant,
} from '../data/products.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import { publishedCharts } from '../data/size-charts.ts';
import { withSale } from '../data/sales.ts';
import { listAdminProducts } from './products-list.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;
type Fields = MockCall<Endpoints['createProduct']>['body'];

export const productResolvers: Resolvers<
  | 'listAdminProducts'
  | 'getProductOptions'
  | 'findPictureProducts'
  | 'addColor'
  | 'uploadPicture'
  | 'getAdminProduct'
  | 'createProduct'
  | 'updateProduct'
  | 'setProductState'
  | 'setProductPrice'
  | 'setProductTags'
  | 'previewProduct'
  | 'changeStock'
> = {
  listAdminProducts,
  getProductOptions: ({ store }) => {
    return {
      colors: [...colorsIn(store)],
      categories: byUse(productsIn(store).flatMap(({ categories }) => categories)),
      tags: byUse(productsIn(store).flatMap(({ tags = [] }) => tags)),
      sizeCharts: publishedCharts(store),
    };
  },
  findPictureProducts: ({ store, query: { keys } }) => {
    const products = productsIn(store);
    const content = keys.flatMap((key) => {
      const bySku = products.flatMap(({ id, name, variants }) =>
        variants
          .filter(({ sku }) => sku.toLowerCase() === key)
          .map(({ color }) => ({ key, id, name, color })),
      );
      const others = products
        .filter(({ id, slug }) => String(id) === key || slug === key)
        .map(({ id, name }) => ({ key, id, name, color: null }));
      return [...bySku, ...others].slice(0, 1);
    });
    return { content };
  },
  addColor: ({ body: { name, code }, ...call }) => {
    const { store } = call;
    const id = slugOf(name) || `color-${store.newId().slice(-8)}`;
    if (colorsIn(store).some((color) => color.id === id)) throw new MockError('COLOR_TAKEN');
    const color = { id, name, code };
    store.state.colors = [...store.state.colors, color];
    noteAudit(call, {
      action: 'color.create',
      subject: { type: 'color', id },
      before: null,
      after: { name, code },
    });
    return { color };
  },
  uploadPicture: ({ body, ...call }) => {
    const file = takeIn(call.store, body);
    const { width, height, placeholder } = demoPictures[file] ?? { width: 1, height: 1, placeholder: null };
    noteAudit(call, {
      ...{ action: 'picture.upload', subject: { type: 'picture', id: file }, before: null },
      after: { width, height },
    });
    return {
      ...{ file, url: `/media/960/${file}`, width, height },
      ...(placeholder !== null && { placeholder }),
    };
  },
  getAdminProduct: ({ params, store }) => {
    const found = adminProductOr404(store, params.id);
    const now = withSale(found);
    return presentAdminProduct(
      store,
      now === found ? found : putProduct(store, { ...now, version: found.version + 1 }),
    );
  },
  createProduct: ({ body: { pictures, ...body }, ...call }) => {
    const { store } = call;
    const now = new Date().toISOString();
    const id = 1000 + Number(store.newId().slice(-12));
    const slug = slugOf(body.name) || 'product';
    const isTaken = productsIn(store).some((product) => product.slug === slug);
    const made: MockProduct = {
      ...{ id, slug: isTaken ? `${slug}-${String(id)}` : slug, state: 'DRAFT', version: 1, collections: [] },
      ...{ sale: null, prices: [] },
      ...{ createdAt: now, changedAt: now, releasedDaysAgo: 0 },
      ...body,
      sizeChart: body.sizeChart ?? null,
      tags: onceEach(body.tags ?? []),
      images: imagesFor(store, [], pictures),
      variants: variantsFor(store, id, [], body.variants),
    };
    refuseUnknown(store, id, body);
    refuseUnknownChart(store, body.sizeChart);
    const kept = putProduct(store, made);
    const subject = { type: 'product', id: String(id) };
    noteAudit(call, { action: 'product.create', subject, before: null, after: productFacts(store, made) });
    return presentAdminProduct(store, kept);
  },
  updateProduct: ({ params, body: { version, pictures, ...body }, ...call }) => {
    const { store } = call;
    const changed = change(call, 'product.update', params.id, (before) => {
      asSeen(store, before, version);
      if (before.state === 'PUBLISHED' && body.variants.length === 0)
        throw new MockError('PRODUCT_INCOMPLETE');
      refuseUnknown(store, before.id, body);
      refuseUnknownChart(store, body.sizeChart);
      const variants = variantsFor(store, before.id, before.variants, body.variants);
      const { taxClass = before.taxClass, sizeChart = before.sizeChart ?? null } = body;
      const { related = before.related, tags = before.tags } = body;
      const images = imagesFor(store, before.images, pictures);
      return {
        ...{ ...before, ...body, taxClass, sizeChart, variants, images, related },
        tags: tags && onceEach(tags),
      };
    });
    return presentAdminProduct(store, changed);
  },
  setProductState: ({ params, body: { state, version }, ...call }) =>
    presentAdminSummary(
      call.store,
      change(call, 'product.state', params.id, (before) => {
        if (before.state === state) return before;
        asSeen(call.store, before, version);
        if (state === 'PUBLISHED' && before.variants.length === 0) throw new MockError('PRODUCT_INCOMPLETE');
        return { ...before, state: state satisfies ProductState };
      }),
    ),
  setProductTags: ({ params, body: { tags, version }, ...call }) =>
    presentAdminSummary(
      call.store,
      change(call, 'product.tags', params.id, (before) => {
        const wanted = onceEach(tags);
        if ((before.tags ?? []).join('\n') === wanted.join('\n')) return before;
        asSeen(call.store, before, version);
        return { ...before, tags: wanted };
      }),
    ),
  previewProduct: ({ params: { id }, ...call }) => {
    adminProductOr404(call.store, id);
    const made = mockPreview(id, new Date());
    noteAudit(call, {
      ...{ action: 'product.preview', subject: { type: 'product', id: String(id) }, before: null },
      after: { until: made.until },
    });
    return made;
  },
  setProductPrice: ({ params, body: { version, price, compareAtPrice }, ...call }) =>
    presentAdminSummary(
      call.store,
      change(call, 'product.price', params.id, (before) => {
        if (before.price === price && before.compareAtPrice === compareAtPrice) return before;
        asSeen(call.store, before, version);
        return { ...before, price, compareAtPrice };
      }),
    ),
  changeStock: ({ params, body: { id, reason, changes }, ...call }) => {
    const { store } = call;
    const product = adminProductOr404(store, params.id);
    const isRepeated = store.state.stockCalls.includes(id);
    const moves = isRepeated
      ? new Map<number, number>()
      : new Map(changes.map((each, index) => [each.variantId, unitsOf(store, product, each, index)]));
    const of = ({ color, size }: MockVariant) => `Stock ${colorIn(store, color).name} ${size}`;
    const moved = product.variants.filter((each) => (moves.get(each.id) ?? 0) !== 0);
    const stocks = (added: number) =>
      Object.fromEntries(
        moved.map((each) => [
          of(each),
          presentVariant(store, each).onHand + added * (moves.get(each.id) ?? 0),
        ]),
      );
    const [before, after] = [stocks(0), stocks(1)];
    const next = {
      ...product,
      variants: product.variants.map((each) => ({ ...each, stock: each.stock + (moves.get(each.id) ?? 0) })),
    };
    if (moved.length > 0) {
      putProduct(store, next);
      store.state.stockCalls = [...store.state.stockCalls, id];
    }
    noteAudit(call, {
      ...{ action: 'product.stock', subject: { type: 'product', id: String(product.id) }, before },
      after: { ...after, ...(moved.length > 0 && { reason }) },
    });
    return presentAdminProduct(store, next);
  },
};

type Change = MockCall<Endpoints['changeStock']>['body']['changes'][number];

const refusals = {
  changed: 'STOCK_CHANGED',
  reserved: 'STOCK_RESERVED',
  'too many': 'STOCK_TOO_HIGH',
} as const;

function unitsOf(store: MockStore, product: MockProduct, change: Change, index: number): number {
  const { variantId } = change;
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant)
    throw invalidField(`changes.${String(index)}.variantId`, 'This variant is not one of this product.');
  const { onHand, reserved } = presentVariant(store, variant);
  const decision = decideStock({ onHand, reserved }, change);
  if (!decision.ok) throw new MockError(refusals[decision.why], { details: { variantId, onHand, reserved } });
  return decision.units;
}

/** Changes a product and notes it as the API does: what changes nothing keeps its version. */
export function change(
  call: Call,
  action: string,
  id: number,
  work: (before: MockProduct) => MockProduct,
): MockProduct {
  const before = adminProductOr404(call.store, id);
  const made = work(before);
  const after =
    made === before
      ? before
      : putProduct(call.store, {
          ...made,
          ...{ version: before.version + 1, changedAt: new Date().toISOString() },
        });
  const [was, is] = [productFacts(call.store, before), productFacts(call.store, after)];
  const all = Object.fromEntries([...Object.keys(was), ...Object.keys(is)].map((name) => [name, null]));
  noteAudit(call, {
    ...{ action, subject: { type: 'product', id: String(id) } },
    ...changedFields({ ...all, ...was }, { ...all, ...is }),
  });
  return after;
}

export function asSeen(store: MockStore, product: MockProduct, version: number): void {
  if (product.version === version) return;
  const current = z.encode(adminProduct, presentAdminProduct(store, product));
  throw new MockError('PRODUCT_CHANGED', { details: { version: product.version, current } });
}

function refuseUnknown(
  store: MockStore,
  id: number,
  { setOf, related = [] }: Pick<Fields, 'setOf' | 'related'>,
): void {
  if (related.includes(id)) throw invalidField('related', 'A product is not shown beside itself.');
  const known = new Set(productsIn(store).map((each) => each.id));
  for (const [field, ids] of [
    ['setOf', setOf],
    ['related', related],
  ] as const) {
    const unknown = ids.find((each) => !known.has(each));
    if (unknown !== undefined) throw invalidField(field, `There is no product ${String(unknown)}.`);
  }
}

/** The variants that a product has then; what was ever used stays. */
function variantsFor(
  store: MockStore,
  productId: number,
  before: readonly MockVariant[],
  wanted: Fields['variants'],
): readonly MockVariant[] {
  const others = productsIn(store).flatMap((product) => (product.id === productId ? [] : product.variants));
  const is = (one: Fields['variants'][number], other: Pick<MockVariant, 'color' | 'size'>) =>
    one.color === other.color && one.size === other.size;
  for (const [index, { color }] of wanted.entries()) {
    if (!colorsIn(store).some(({ id }) => id === color))
      throw invalidField(`variants.${String(index)}.color`, 'The store has no such color.');
  }
  refuseTaken('SKU_TAKEN', 'sku', others, wanted);
  refuseTaken('GTIN_TAKEN', 'gtin', others, wanted);
  const used = before.filter(
    (each) =>
      !wanted.some((one) => is(one, each)) &&
      (presentVariant(store, each).onHand > 0 || (store.state.taken[each.id] ?? 0) !== 0),
  );
  if (used.length > 0) {
    const variants = used.map(({ color, size }) => ({ color, size }));
    throw new MockError('VARIANT_IN_USE', { details: { variants } });
  }
  return wanted.map((each) => {
    const known = before.find((other) => is(each, other));
    return {
      ...each,
      id: known?.id ?? 100_000 + Number(store.newId().slice(-12)),
      stock: known?.stock ?? 0,
    };
  });
}

function refuseTaken(
  code: 'SKU_TAKEN' | 'GTIN_TAKEN',
  name: 'sku' | 'gtin',
  others: readonly MockVariant[],
  wanted: Fields['variants'],
): void {
  const taken = new Set(others.map((each) => each[name]));
  const message = `Another product has this ${name.toUpperCase()}.`;
  const fields = wanted.flatMap((each, index) =>
    each[name] !== null && taken.has(each[name])
      ? [{ path: `variants.${String(index)}.${name}`, message }]
      : [],
  );
  if (fields.length > 0) throw new MockError(code, { details: { fields } });
}

function refuseUnknownChart(store: MockStore, id: number | null | undefined): void {
  if (id === null || id === undefined || publishedCharts(store).some((chart) => chart.id === id)) return;
  throw invalidField('sizeChart', 'There is no such size chart. Choose another one.');
}
