import type { Endpoints } from '../../contract/endpoints.ts';
import { presentVariant, productsIn } from '../data/products.ts';
import { colorsIn } from '../data/colors.ts';
import type { MockVariant } from '../data/product-record.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import { publishedCharts } from '../data/size-charts.ts';
import type { MockCall } from './resolver.ts';

type Fields = MockCall<Endpoints['createProduct']>['body'];

export function refuseUnknown(
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
export function variantsFor(
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

export function refuseUnknownChart(store: MockStore, id: number | null | undefined): void {
  if (id === null || id === undefined || publishedCharts(store).some((chart) => chart.id === id)) return;
  throw invalidField('sizeChart', 'There is no such size chart. Choose another one.');
}
