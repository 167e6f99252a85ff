import type { ImportedChange } from '../../contract/index.ts';
import {
  centsOfAmount,
  decimalOfCents,
  type Facts,
  genderLabel,
  genders,
  type ImportSource,
  isChangedInSale,
  type KnownProduct,
  listCell,
  productStateLabel,
  productStates,
  type Size,
  taxClasses,
  taxClassLabel,
  valuesOfCell,
} from '../../kernel/index.ts';
import { byUse } from './by-use.ts';
import { presentVariant, productsIn } from './products.ts';
import { colorIn, colorsIn } from './colors.ts';
import type { MockProduct, MockVariant } from './product-record.ts';
import type { MockStore } from './mock-store.ts';
import type { MockChange, MockEntryChange } from './import-record.ts';
import { chartIds, draftOfChart, publishedCharts, shownChart } from './size-charts.ts';

const amount = (cents: number | null) => (cents === null ? null : decimalOfCents(cents));
const cents = (text: string | null | undefined) => (text ? centsOfAmount(text) : null);

function regularOf({ sale, price, compareAtPrice }: MockProduct): KnownProduct['regular'] {
  if (sale?.state !== 'RUNNING' || !sale.before || isChangedInSale(sale, { price, compareAtPrice }))
    return null;
  return { price: decimalOfCents(sale.before.price), compareAtPrice: amount(sale.before.compareAtPrice) };
}

const chartName = (store: MockStore, id: number) =>
  (shownChart(store, id) ?? draftOfChart(store, id))?.name ?? `Chart ${String(id)}`;

/** The number of a size chart. undefined: there is none of this name. */
const chartNamed = (store: MockStore, name: string): number | undefined =>
  chartIds(store).find((id) => chartName(store, id) === name);

/** The handles of products, in their order. */
const handlesOf = (store: MockStore, ids: readonly number[]): readonly string[] =>
  ids.flatMap((id) => productsIn(store).find((each) => each.id === id)?.slug ?? []);

/** The numbers of products by their handles; one that is gone is not among them. */
const idsOf = (store: MockStore, handles: readonly string[]): readonly number[] =>
  handles.flatMap((handle) => productsIn(store).find(({ slug }) => slug === handle)?.id ?? []);

/** What a change names that is gone, in words. null: nothing. */
export function goneIn(store: MockStore, { field, becomes, facts }: MockChange): string | null {
  const says = (name: 'sizeChart' | 'related') => (field === name ? becomes : facts?.[name]);
  const [chart, related] = [says('sizeChart'), says('related')?.split(', ') ?? []];
  if (chart && chartNamed(store, chart) === undefined) return 'Its size chart is gone';
  return idsOf(store, related).length === related.length ? null : 'A related product is gone';
}

/** A product as the texts of a file. */
export function knownProduct(store: MockStore, product: MockProduct): KnownProduct {
  const { id, slug: handle, name, description, fitNote, fiberContent, originCountry } = product;
  return {
    ...{ id, handle },
    facts: {
      ...{ name, description, fitNote, fiberContent, originCountry },
      state: productStateLabel[product.state],
      details: product.details.join('\n') || null,
      price: decimalOfCents(product.price),
      compareAtPrice: amount(product.compareAtPrice),
      gender: genderLabel[product.gender],
      categories: listCell(product.categories),
      limited: product.limited ? 'yes' : 'no',
      keywords: product.keywords || null,
      taxClass: product.taxClass ? taxClassLabel[product.taxClass] : null,
      tags: listCell(product.tags ?? []) || null,
      related: handlesOf(store, product.related ?? []).join(', ') || null,
      sizeChart: product.sizeChart ? chartName(store, product.sizeChart) : null,
    },
    regular: regularOf(product),
    variants: product.variants.map((variant) => {
      const { color, size, sku, gtin, weightGrams, cost, onHand, reserved } = presentVariant(store, variant);
      return {
        ...{ id: variant.id, reserved },
        facts: {
          ...{ color: color.name, size, sku, gtin },
          weight: weightGrams === null ? null : String(weightGrams),
          ...{ cost: amount(cost), stock: String(onHand) },
        },
      };
    }),
  };
}

export function sourceOf(store: MockStore): ImportSource {
  const variants = () =>
    productsIn(store).flatMap((product) => product.variants.map((each) => ({ each, product })));
  return {
    colors: () => Promise.resolve(new Map(colorsIn(store).map(({ name }) => [name.toLowerCase(), name]))),
    charts: () => Promise.resolve(publishedCharts(store).map(({ name }) => name)),
    tags: () => Promise.resolve(byUse(productsIn(store).flatMap(({ tags = [] }) => tags))),
    handles: () => Promise.resolve(new Set(productsIn(store).map(({ slug }) => slug))),
    handlesOfSkus: () =>
      Promise.resolve(new Map(variants().map(({ each, product }) => [each.sku, product.slug]))),
    products: () =>
      Promise.resolve(
        new Map(productsIn(store).map((product) => [product.slug, knownProduct(store, product)])),
      ),
    owners: (field) =>
      Promise.resolve(
        new Map(variants().flatMap(({ each }) => (each[field] ? [[each[field], each.id]] : []))),
      ),
  };
}

/** The fields of a product that facts name. Tags, size chart and related products stay when they do not. */
export function productFields(store: MockStore, facts: Facts) {
  return {
    ...{ name: facts.name ?? '', description: facts.description ?? '' },
    state: productStates.find((state) => productStateLabel[state] === facts.state) ?? 'DRAFT',
    details: facts.details ? facts.details.split('\n') : [],
    ...{ price: cents(facts.price) ?? 0, compareAtPrice: cents(facts.compareAtPrice) },
    gender: genders.find((each) => genderLabel[each] === facts.gender) ?? 'FEMALE',
    categories: valuesOfCell(facts.categories ?? ''),
    ...{ limited: facts.limited === 'yes', fitNote: facts.fitNote ?? null, keywords: facts.keywords ?? '' },
    ...{ fiberContent: facts.fiberContent ?? null, originCountry: facts.originCountry ?? null },
    taxClass: taxClasses.find((each) => taxClassLabel[each] === facts.taxClass) ?? null,
    ...(facts.tags !== undefined && { tags: valuesOfCell(facts.tags ?? '') }),
    ...(facts.related !== undefined && {
      related: idsOf(store, facts.related ? facts.related.split(', ') : []),
    }),
    ...(facts.sizeChart !== undefined && { sizeChart: chartNamed(store, facts.sizeChart ?? '') ?? null }),
  } as const;
}

/** The fields of a variant that facts name, without its stock. */
export function variantFields(store: MockStore, facts: Facts): Omit<MockVariant, 'id' | 'stock'> {
  const color = colorsIn(store).find(({ name }) => name === facts.color)?.id ?? '';
  return {
    ...{ color: colorIn(store, color).id, size: facts.size as Size, sku: facts.sku ?? '' },
    ...{ gtin: facts.gtin ?? null, cost: cents(facts.cost) },
    weightGrams: facts.weight ? Number(facts.weight) : null,
  };
}

export const presentChange = ({
  handle: _,
  facts: _facts,
  variantId: _id,
  ...change
}: MockChange | MockEntryChange): ImportedChange => change;
