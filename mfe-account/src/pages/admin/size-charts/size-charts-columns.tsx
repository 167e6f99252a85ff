import type { SizeChartSummary } from '@ritual/shared/contract';
import { garmentLabel, genderLabel, isGarment } from '@ritual/shared/kernel';
import { StatusWord, When, type Column } from '../../../admin/index.ts';

type Row = SizeChartSummary;

const stateWords = ({ state, draft, scheduledAt }: Row) => {
  if (state === 'NEVER_PUBLISHED') return scheduledAt === null ? 'Never published' : 'Scheduled';
  if (draft) return 'Published, with a draft';
  return scheduledAt === null ? 'Published' : 'Published, next one scheduled';
};

export function ChartWord(row: Row) {
  const tone = row.draft ? 'warn' : row.state === 'SHOWN' ? 'good' : 'info';
  return <StatusWord tone={tone}>{stateWords(row)}</StatusWord>;
}

const garmentOf = ({ garment }: Row) => (isGarment(garment) ? garmentLabel[garment] : 'Something else');

/** 'Women: Leggings, Shorts; 3 products' */
export function usedBy({ uses, products, builtIn }: Row): string {
  const parts = [
    ...(builtIn ? ['Default'] : []),
    ...uses.map(({ gender, category }) => `${genderLabel[gender]}: ${category}`),
    ...(products > 0 ? [products === 1 ? '1 product' : `${products.toLocaleString('en-US')} products`] : []),
  ];
  return parts.join('; ') || '–';
}

export const sizeChartColumns: readonly Column<Row>[] = [
  {
    ...{ id: 'name', title: 'Size chart', width: 200, grow: 2, names: true },
    cell: ({ name }) => name,
    csv: ({ name }) => name,
  },
  {
    ...{ id: 'state', title: 'State', width: 200, grow: 0, fixed: true },
    cell: (row) => <ChartWord {...row} />,
    csv: stateWords,
  },
  { ...{ id: 'garment', title: 'For', width: 112, grow: 0 }, cell: garmentOf, csv: garmentOf },
  {
    ...{ id: 'sizes', title: 'Sizes', width: 120, grow: 0 },
    cell: ({ sizes }) => sizes,
    csv: ({ sizes }) => sizes,
  },
  { ...{ id: 'used', title: 'Used by', width: 200, grow: 3 }, cell: usedBy, csv: usedBy },
  {
    ...{ id: 'changed', title: 'Changed', width: 168, grow: 0 },
    cell: ({ changedAt }) => (changedAt === null ? '–' : <When at={changedAt} />),
    csv: ({ changedAt }) => changedAt,
  },
];
