import { catalogPolicy, isWithinDays, type ProductSort } from '@ritual/shared/kernel';
import type { ProductSummary } from '@ritual/shared/contract';

/** The periods of New In, as chips. */
export const periods = [
  { key: 'week', label: 'This week', days: 7 },
  { key: 'two-weeks', label: 'Last 2 weeks', days: 14 },
  { key: 'month', label: 'Last month', days: 31 },
] as const;
export type PeriodKey = (typeof periods)[number]['key'];

export interface NewInState {
  readonly period: PeriodKey;
  readonly sort: ProductSort;
  readonly inStock: boolean;
  /** Number of pages of 12 that are shown, from 1. */
  readonly pages: number;
}

const maxPages = 40;
const defaults: NewInState = { period: 'month', sort: 'newest', inStock: false, pages: 1 };

const sorts: readonly ProductSort[] = ['newest', 'price-asc', 'price-desc', 'trending'];

/** Parses a URL; unknown values become the default. */
export function readNewIn(search: URLSearchParams): NewInState {
  const pages = Number(search.get('page') ?? 1);
  return {
    period: periods.find(({ key }) => key === search.get('period'))?.key ?? defaults.period,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? defaults.sort,
    inStock: search.get('stock') === '1',
    pages: Number.isInteger(pages) ? Math.min(Math.max(1, pages), maxPages) : 1,
  };
}

/** Serializes the state to URL parameters. */
export function writeNewIn(state: NewInState): URLSearchParams {
  const search = new URLSearchParams();
  if (state.period !== defaults.period) search.set('period', state.period);
  if (state.sort !== defaults.sort) search.set('sort', state.sort);
  if (state.inStock) search.set('stock', '1');
  if (state.pages > 1) search.set('page', String(state.pages));
  return search;
}

/** Length of a period in days. */
export function daysOf(period: PeriodKey): number {
  return periods.find(({ key }) => key === period)?.days ?? 31;
}

/** The API's name of a sort order. */
export const callSort = {
  newest: 'createdAt,desc',
  trending: 'trending',
  'price-asc': 'price,asc',
  'price-desc': 'price,desc',
} as const satisfies Record<ProductSort, string>;

type Order = (a: ProductSummary, b: ProductSummary) => number;
const newest: Order = (a, b) => Date.parse(b.releasedAt) - Date.parse(a.releasedAt);
const price = (product: ProductSummary) => product.price;
const orders: Record<ProductSort, Order> = {
  newest,
  trending: newest,
  'price-asc': (a, b) => price(a) - price(b) || newest(a, b),
  'price-desc': (a, b) => price(b) - price(a) || newest(a, b),
};

/** Filters, sorts and pages the latest products by the same rules when New In's own call failed. */
export function pageLocally(
  products: readonly ProductSummary[],
  state: NewInState,
  now: Date,
): { readonly content: readonly ProductSummary[]; readonly last: boolean } {
  const fitting = products
    .filter(({ releasedAt }) => isWithinDays(releasedAt, daysOf(state.period), now))
    .filter(({ variants }) => !state.inStock || variants.some(({ stock }) => stock > 0))
    .sort(orders[state.sort]);
  const shown = state.pages * catalogPolicy.newInPageSize;
  return { content: fitting.slice(0, shown), last: fitting.length <= shown };
}
