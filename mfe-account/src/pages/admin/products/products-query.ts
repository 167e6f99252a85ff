import { productListSorts, type AdminProductSummary, type ProductOptions } from '@ritual/shared/contract';
import { exportProducts, listAdminProducts } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { genderLabel, genders, productStateLabel, productStates } from '@ritual/shared/kernel';
import { conditionalCall, type Filter, type FixedView, type Load, type Query } from '../../../admin/index.ts';
import { exportedParts } from '../exported-parts.ts';

const stocks = ['low', 'out'] as const;
const longest = 60;

const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((each) => each === value);

/** The filters as they are in the address, for the call; what is none of them is left out. */
function filtersOf(query: Query) {
  return Object.fromEntries(
    Object.entries({
      q: query['q'],
      state: oneOf(query['state'], productStates),
      stock: oneOf(query['stock'], stocks),
      pictures: oneOf(query['pictures'], ['none'] as const),
      gender: oneOf(query['gender'], genders),
      category: query['category'],
      tag: query['tag'],
      sort: oneOf(query['sort'], productListSorts),
    }).filter(([, value]) => value !== undefined),
  );
}

export const loadProducts: Load<AdminProductSummary> = (query, page, signal) =>
  conditionalCall(listAdminProducts, { query: { ...filtersOf(query), ...page } }, { signal });

/** All that fit, or only those that are chosen, in the form that an import takes. */
export function exportedProducts(
  query: Query,
  ids: readonly string[] | null,
  onProgress: (count: number) => void,
) {
  const { sort: _, ...filters } = filtersOf(query);
  const part = (after: string | null) => {
    const body = { ...filters, ...(ids && { ids: [...ids] }), ...(after !== null && { after }) };
    return api.call(exportProducts, { body });
  };
  return exportedParts({ confirmed: (_action, run) => run(), action: 'Export products', part, onProgress });
}

export const productViews: readonly FixedView[] = [
  { name: 'All', query: {} },
  { name: 'Published', query: { state: 'PUBLISHED' } },
  { name: 'Drafts', query: { state: 'DRAFT' } },
  { name: 'Withdrawn', query: { state: 'WITHDRAWN' } },
  { name: 'Low stock', query: { stock: 'low', state: 'PUBLISHED' } },
  { name: 'Out of stock', query: { stock: 'out', state: 'PUBLISHED' } },
  { name: 'Without pictures', query: { pictures: 'none' } },
];

export const productFilters = ({
  categories,
  tags = [],
}: Pick<ProductOptions, 'categories' | 'tags'>): readonly Filter[] => [
  {
    ...{ name: 'state', label: 'Visibility', single: true },
    values: productStates.map((value) => ({ value, label: productStateLabel[value] })),
  },
  {
    ...{ name: 'stock', label: 'Stock', single: true },
    values: [
      { value: 'low', label: 'A variant is low' },
      { value: 'out', label: 'A variant is out' },
    ],
  },
  {
    ...{ name: 'pictures', label: 'Pictures', single: true },
    values: [{ value: 'none', label: 'Without pictures' }],
  },
  {
    ...{ name: 'gender', label: 'Gender', single: true },
    values: genders.map((value) => ({ value, label: genderLabel[value] })),
  },
  {
    ...{ name: 'category', label: 'Category', single: true },
    fits: (value) => value.length <= longest,
    values: categories.map((value) => ({ value, label: value })),
  },
  {
    ...{ name: 'tag', label: 'Tag', single: true },
    fits: (value) => value.length <= longest,
    values: tags.map((value) => ({ value, label: value })),
  },
];
