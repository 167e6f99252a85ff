import type {
  SizeChartEditor,
  SizeChartsAnswer,
  SizeChartSummary,
  SizeChartUses,
} from '../../contract/index.ts';
import {
  builtInChart,
  builtInCharts,
  chartsOf,
  chartTableText,
  type ChartUse,
  type SizeChart,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { Values } from './changed-fields.ts';
import { draftIn, presentState, shownIn, stateFacts, versionsIn } from './content-versions.ts';
import type { MockStore } from './mock-store.ts';
import { productsIn } from './products.ts';

export const kindOfChart = (id: number) => `size-chart.${String(id)}` as `size-chart.${number}`;

/** Those that every store begins with first. */
export const chartIds = ({ state }: MockStore): readonly number[] => [
  ...builtInCharts.map(({ id }) => id),
  ...state.sizeCharts,
];

const chartOf = (row: { readonly body: unknown } | undefined) => row?.body as SizeChart | undefined;

/** What shoppers see. */
export const shownChart = (store: MockStore, id: number): SizeChart | undefined =>
  chartOf(shownIn(store, kindOfChart(id))) ?? builtInChart(id)?.chart;

export const draftOfChart = (store: MockStore, id: number): SizeChart | undefined =>
  chartOf(draftIn(store, kindOfChart(id)));

const contentOf = (store: MockStore, id: number) =>
  draftOfChart(store, id) ?? shownChart(store, id) ?? chartOf(versionsIn(store, kindOfChart(id))[0]);

/** By category, so that lists have one order. */
export const usesIn = ({ state }: MockStore): readonly ChartUse[] =>
  state.sizeChartUses.toSorted((a, b) =>
    `${a.category} ${a.gender}` < `${b.category} ${b.gender}` ? -1 : 1,
  );

export const productsWith = (store: MockStore, id: number): number =>
  productsIn(store).filter(({ sizeChart }) => sizeChart === id).length;

export function presentChartEditor(store: MockStore, id: number): SizeChartEditor {
  const content = chartIds(store).includes(id) ? contentOf(store, id) : undefined;
  if (!content) throw new MockError('SIZE_CHART_NOT_FOUND');
  const builtIn = builtInChart(id) !== undefined;
  return {
    ...presentState(store, kindOfChart(id), builtIn ? null : undefined),
    ...{ id, content, builtIn, products: productsWith(store, id) },
    uses: usesIn(store).filter(({ chart }) => chart === id),
  };
}

export function presentChartSummary(store: MockStore, id: number): SizeChartSummary {
  const rows = versionsIn(store, kindOfChart(id));
  const chart = contentOf(store, id);
  const [draft, shown] = [draftIn(store, kindOfChart(id)), shownIn(store, kindOfChart(id))];
  const waits = rows.flatMap(({ state, publishAt }) =>
    state === 'PUBLISHED' && publishAt !== null && publishAt > Date.now() ? [publishAt] : [],
  );
  const [first, last] = [chart?.rows[0]?.size ?? '', chart?.rows.at(-1)?.size ?? ''];
  return {
    ...{ id, name: chart?.name ?? 'Chart', garment: chart?.garment ?? 'other' },
    sizes: first === last ? first : `${first}–${last}`,
    state: shownChart(store, id) ? 'SHOWN' : 'NEVER_PUBLISHED',
    ...{ draft: draft !== undefined, builtIn: builtInChart(id) !== undefined },
    scheduledAt: waits.length === 0 ? null : new Date(Math.min(...waits)).toISOString(),
    changedAt: draft?.changedAt ?? shown?.publishedAt ?? null,
    products: productsWith(store, id),
    uses: usesIn(store).filter((use) => use.chart === id),
  };
}

/** Charts to choose from: those that shoppers can see. */
export const publishedCharts = (store: MockStore): SizeChartUses['charts'] =>
  chartIds(store).flatMap((id) => {
    const chart = shownChart(store, id);
    return chart ? [{ id, name: chart.name }] : [];
  });

export function presentUses(store: MockStore): SizeChartUses {
  const uses = [...usesIn(store)];
  const categories = [
    ...productsIn(store).flatMap((each) => each.categories),
    ...uses.map((use) => use.category),
  ];
  return { charts: publishedCharts(store), categories: [...new Set(categories)].toSorted(), uses };
}

/** What shoppers see: of the whole store, or of a product. */
export function presentCharts(
  store: MockStore,
  { product, draft }: { readonly product?: number | undefined; readonly draft?: string | undefined },
): SizeChartsAnswer {
  const asked = store.state.content.find(({ kind, key }) => kind !== 'home' && key === draft?.split('.')[0]);
  const preview = asked ? Number(asked.kind.split('.')[1]) : undefined;
  const chartShown = (id: number) => (id === preview ? chartOf(asked) : shownChart(store, id));
  const uses = usesIn(store).filter(({ chart }) => chartShown(chart));
  const applies = (id: number) =>
    builtInChart(id) !== undefined ||
    id === preview ||
    productsWith(store, id) > 0 ||
    uses.some(({ chart }) => chart === id);
  const ids = product === undefined ? chartIds(store).filter(applies) : ofProduct(product);
  return {
    charts: ids.flatMap((id) => {
      const chart = chartShown(id);
      return chart ? [{ id, ...chart }] : [];
    }),
    uses,
    ...(preview !== undefined && { preview }),
  };

  function ofProduct(id: number): readonly number[] {
    const found = store.catalog.product(id);
    if (!found) throw new MockError('PRODUCT_NOT_FOUND');
    const own = found.sizeChart;
    return chartsOf({ ...found, chart: own !== undefined && chartShown(own) ? own : null }, uses);
  }
}

/** As the audit log of the API has it, of a chart that there is. */
export function chartFacts(store: MockStore, id: number): Values {
  const chart = contentOf(store, id);
  return {
    ...stateFacts(store, kindOfChart(id)),
    ...(chart && { name: chart.name, label: chart.label, garment: chart.garment, unit: chart.unit }),
    table: chart ? chartTableText(chart) : '',
  };
}
