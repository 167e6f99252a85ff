import * as z from 'zod/mini';
import { sizeChartEditor } from '../../contract/index.ts';
import { builtInChart, chartLimits, genderLabel, type SizeChart } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { versionsIn } from '../data/content-versions.ts';
import type { MockStore } from '../data/mock-store.ts';
import {
  chartFacts,
  chartIds,
  draftOfChart,
  kindOfChart,
  presentChartEditor,
  presentCharts,
  presentChartSummary,
  presentUses,
  productsWith,
  shownChart,
  usesIn,
} from '../data/size-charts.ts';
import {
  discardDraft,
  nextNumber,
  publishDraft,
  putDraft,
  refused,
  takeBack,
  versionOr404,
  writeContent,
  type ContentCall,
} from '../data/write-content.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const sizeChartResolvers: Resolvers<
  | 'getSizeCharts'
  | 'listSizeCharts'
  | 'getSizeChart'
  | 'createSizeChart'
  | 'deleteSizeChart'
  | 'saveSizeChartDraft'
  | 'discardSizeChartDraft'
  | 'publishSizeChart'
  | 'restoreSizeChart'
  | 'withdrawSizeChart'
  | 'getSizeChartUses'
  | 'setSizeChartUse'
> = {
  getSizeCharts: ({ query, store }) => presentCharts(store, query),
  listSizeCharts: ({ query: { q }, store }) => {
    const content = chartIds(store)
      .map((id) => presentChartSummary(store, id))
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    return { content, next: null, count: content.length, exact: true };
  },
  getSizeChart: ({ params: { id }, store }) => presentChartEditor(store, id),
  createSizeChart: ({ body: { content }, ...call }) => {
    const { store } = call;
    refuseSameName(store, 0, content);
    if (chartIds(store).length >= chartLimits.charts)
      throw refused([
        {
          path: 'content.name',
          message: `The store has ${String(chartLimits.charts)} size charts, which is the most. Delete one first.`,
        },
      ]);
    const id = 100 + nextNumber(call);
    store.state.sizeCharts = [...store.state.sizeCharts, id];
    putDraft(call, kindOfChart(id), content);
    noteAudit(call, {
      ...{ action: 'content.create', subject: { type: 'content', id: kindOfChart(id) } },
      ...{ before: null, after: chartFacts(store, id) },
    });
    return presentChartEditor(store, id);
  },
  deleteSizeChart: ({ params: { id }, ...call }) => {
    const { store } = call;
    if (!chartIds(store).includes(id)) throw new MockError('SIZE_CHART_NOT_FOUND');
    const before = chartFacts(store, id);
    const isUsed = usesIn(store).some(({ chart }) => chart === id) || productsWith(store, id) > 0;
    if (isUsed || builtInChart(id)) throw new MockError('SIZE_CHART_IN_USE');
    const { state } = store;
    state.sizeCharts = state.sizeCharts.filter((each) => each !== id);
    state.content = state.content.filter(({ kind }) => kind !== kindOfChart(id));
    const subject = { type: 'content', id: kindOfChart(id) };
    noteAudit(call, { action: 'content.delete', subject, before, after: null });
    return undefined;
  },
  saveSizeChartDraft: ({ params: { id }, body: { version, content }, ...call }) =>
    write(call, id, { action: 'save', version }, () => {
      refuseSameName(call.store, id, content);
      putDraft(call, kindOfChart(id), content);
    }),
  discardSizeChartDraft: ({ params: { id }, body: { version }, ...call }) =>
    write(call, id, { action: 'discard', version }, () => {
      const isOnly = versionsIn(call.store, kindOfChart(id)).length === 1 && !builtInChart(id);
      if (isOnly && draftOfChart(call.store, id)) throw new MockError('CONTENT_ONLY_DRAFT');
      discardDraft(call, kindOfChart(id));
    }),
  publishSizeChart: ({ params: { id }, body: { version, at }, ...call }) =>
    write(call, id, { action: at === null ? 'publish' : 'schedule', version }, () =>
      publishDraft(call, kindOfChart(id), at),
    ),
  restoreSizeChart: ({ params, body: { version }, ...call }) =>
    write(call, params.id, { action: 'restore', version }, () => {
      const first = params.version === 0 ? builtInChart(params.id)?.chart : undefined;
      putDraft(
        call,
        kindOfChart(params.id),
        first ?? versionOr404(call, kindOfChart(params.id), params.version).body,
      );
    }),
  withdrawSizeChart: ({ params, body: { version }, ...call }) =>
    write(call, params.id, { action: 'withdraw', version }, () =>
      takeBack(call, kindOfChart(params.id), params.version),
    ),
  getSizeChartUses: ({ store }) => presentUses(store),
  setSizeChartUse: ({ body: { gender, category, chart }, ...call }) => {
    const { store } = call;
    if (chart !== null && !chartIds(store).includes(chart)) throw new MockError('SIZE_CHART_NOT_FOUND');
    if (chart !== null && !shownChart(store, chart)) throw new MockError('SIZE_CHART_UNPUBLISHED');
    const isIt = (use: { readonly gender: string; readonly category: string }) =>
      use.gender === gender && use.category === category;
    const { state } = store;
    const name = (id: number | null | undefined) => (id && shownChart(store, id)?.name) ?? null;
    const before = { chart: name(state.sizeChartUses.find(isIt)?.chart) };
    const after = { chart: name(chart) };
    const others = state.sizeChartUses.filter((use) => !isIt(use));
    state.sizeChartUses = chart === null ? others : [...others, { gender, category, chart }];
    const subject = { type: 'content', id: `size-charts ${genderLabel[gender]}: ${category}` };
    if (before.chart !== after.chart)
      noteAudit(call, { action: 'content.useSizeChart', subject, before, after });
    return presentUses(store);
  },
};

function write(
  call: ContentCall,
  id: number,
  what: { readonly action: string; readonly version: number },
  change: () => void,
) {
  const { store } = call;
  if (!chartIds(store).includes(id)) throw new MockError('SIZE_CHART_NOT_FOUND');
  const current = () => z.encode(sizeChartEditor, presentChartEditor(store, id));
  writeContent(call, { kind: kindOfChart(id), current, facts: () => chartFacts(store, id) }, what, change);
  return presentChartEditor(store, id);
}

function refuseSameName(store: MockStore, id: number, { name }: SizeChart): void {
  const isSame = (chart: SizeChart | undefined) => chart?.name.toLowerCase() === name.toLowerCase();
  const others = chartIds(store).filter((each) => each !== id);
  if (others.some((each) => isSame(draftOfChart(store, each)) || isSame(shownChart(store, each))))
    throw refused([{ path: 'content.name', message: 'Another size chart has this name.' }]);
}
