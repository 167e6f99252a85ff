import {
  centsOfAmount,
  decimalOfCents,
  genderLabel,
  genders,
  listCell,
  productStateLabel,
  type Facts,
  type Gender,
  type KnownProduct,
  type KnownVariant,
  type ProductState,
  taxClasses,
  taxClassLabel,
  type TaxClass,
  valuesOfCell,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import { chartNames, type ChartName } from '../size-charts/charts.repository.ts';
import type { Named } from './named.ts';

// What the store has, as the texts of a file, and back.

interface VariantRow {
  readonly id: number;
  readonly color: string;
  readonly size: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly weight: number | null;
  readonly cost: number | null;
  readonly onHand: number;
  readonly reserved: number;
}

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  readonly details: string[];
  readonly gender: Gender;
  readonly categories: string[];
  readonly price: number;
  readonly compareAt: number | null;
  readonly limited: boolean;
  readonly fitNote: string | null;
  readonly keywords: string;
  readonly fiberContent: string | null;
  readonly originCountry: string | null;
  readonly taxClass: TaxClass | null;
  readonly tags: string[];
  /** Handles, in their order. */
  readonly related: string[];
  readonly sizeChart: number | null;
  readonly state: ProductState;
  readonly regular: { readonly price: number; readonly compareAt: number | null } | null;
  readonly variants: readonly VariantRow[];
}

const amount = (cents: number | null) => (cents === null ? null : decimalOfCents(cents));
const whole = (value: number | null) => (value === null ? null : String(value));

function known(row: Row, charts: readonly ChartName[]): KnownProduct {
  const { id, handle, name, description, fitNote, fiberContent, originCountry } = row;
  return {
    ...{ id, handle },
    facts: {
      ...{ name, description, fitNote, fiberContent, originCountry },
      state: productStateLabel[row.state],
      details: row.details.join('\n') || null,
      price: decimalOfCents(row.price),
      compareAtPrice: amount(row.compareAt),
      gender: genderLabel[row.gender],
      categories: listCell(row.categories),
      limited: row.limited ? 'yes' : 'no',
      keywords: row.keywords || null,
      taxClass: row.taxClass && taxClassLabel[row.taxClass],
      tags: listCell(row.tags) || null,
      related: row.related.join(', ') || null,
      sizeChart: charts.find((chart) => chart.id === row.sizeChart)?.name ?? null,
    },
    regular: row.regular && {
      price: decimalOfCents(row.regular.price),
      compareAtPrice: amount(row.regular.compareAt),
    },
    variants: row.variants.map(
      ({ id: variantId, color, size, sku, gtin, weight, cost, onHand, reserved }): KnownVariant => ({
        ...{ id: variantId, reserved },
        facts: {
          ...{ color, size, sku, gtin },
          ...{ weight: whole(weight), cost: amount(cost), stock: String(onHand) },
        },
      }),
    ),
  };
}

/** Products as they are now, by number. */
export async function knownProducts(db: Db, where: SQL): Promise<readonly KnownProduct[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.slug as handle, p.name, p.description, p.details, p.gender, p.categories, p.price_cents as price,
      p.compare_at_cents as "compareAt", p.limited, p.fit_note as "fitNote", p.keywords, p.fiber_content as "fiberContent",
      p.origin_country as "originCountry", p.tax_class as "taxClass", p.tags, p.size_chart_id as "sizeChart",
      array(select o.slug from unnest(p.related) with ordinality as r (id, n) join products o on o.id = r.id order by r.n) as related,
      case when p.withdrawn_at is null then 'PUBLISHED' when p.published_at is null then 'DRAFT' else 'WITHDRAWN' end as state,
      (select json_build_object('price', s.before_cents, 'compareAt', s.before_compare_at_cents) from product_sales s
        where s.product_id = p.id and s.state = 'RUNNING' and p.price_cents = s.price_cents
          and p.compare_at_cents is not distinct from s.before_cents) as regular,
      coalesce((select json_agg(json_build_object('id', v.id, 'color', c.name, 'size', v.size, 'sku', v.sku, 'gtin', v.gtin,
          'weight', v.weight_grams, 'cost', v.cost_cents, 'onHand', v.on_hand, 'reserved', v.reserved) order by v.position, v.id)
        from variants v join colors c on c.key = v.color where v.product_id = p.id), '[]') as variants
    from products p where ${where} order by p.id`);
  const charts = rows.some(({ sizeChart }) => sizeChart !== null) ? await chartNames(db) : [];
  return rows.map((row) => known(row, charts));
}

export const productsById = async (db: Db, ids: readonly number[]): Promise<Map<number, KnownProduct>> =>
  new Map(
    (await knownProducts(db, sql`p.id = any(${sql.param([...ids])}::int[])`)).map((each) => [each.id, each]),
  );

const cents = (text: string | null | undefined) => (text ? centsOfAmount(text) : null);

/** The columns of `products`, but for its state. Tags, size chart and related products stay when the facts do not have them. */
export function productValues(facts: Facts, { charts }: Named) {
  const { name, description, details, categories, limited, fitNote, keywords, fiberContent, originCountry } =
    facts;
  return {
    ...{ name, description, state: facts.state ?? productStateLabel.DRAFT },
    details: details ? details.split('\n') : [],
    gender: genders.find((each) => genderLabel[each] === facts.gender),
    categories: valuesOfCell(categories ?? ''),
    price: cents(facts.price),
    compare_at: cents(facts.compareAtPrice),
    limited: limited === 'yes',
    fit_note: fitNote ?? null,
    keywords: keywords ?? '',
    fiber_content: fiberContent ?? null,
    origin_country: originCountry ?? null,
    tax_class: taxClasses.find((each) => taxClassLabel[each] === facts.taxClass) ?? null,
    ...(facts.tags !== undefined && { tags: valuesOfCell(facts.tags ?? '') }),
    ...(facts.related !== undefined && { related: facts.related ? facts.related.split(', ') : [] }),
    ...(facts.sizeChart !== undefined && { charted: true, chart: charts.get(facts.sizeChart ?? '') ?? null }),
  };
}

export function variantValues({ color, size, sku, gtin, weight, cost }: Facts) {
  return {
    ...{ color, size, sku, gtin: gtin ?? null },
    weight: weight ? Number(weight) : null,
    cost: cents(cost),
  };
}
