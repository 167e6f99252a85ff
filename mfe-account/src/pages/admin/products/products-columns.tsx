import { styled } from 'styled-components';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { decimalOfCents, formatCents, genderLabel, productStateLabel } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import { StatusWord, When, type Column } from '../../../admin/index.ts';
import { ProductWord } from '../product/product-words.tsx';

const Named = styled.span`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: ${space(2.5)};
  align-items: center;
  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const marks = ({ variants, low, out }: AdminProductSummary) => {
  if (variants === 0) return null;
  if (out === variants) return { tone: 'bad', words: 'Out' } as const;
  if (out > 0) return { tone: 'bad', words: `${String(out)} out` } as const;
  return low > 0 ? ({ tone: 'warn', words: `${String(low)} low` } as const) : null;
};

/** How many variants are out, or low; null: none is. */
export function StockMark(row: AdminProductSummary) {
  const mark = marks(row);
  return mark ? <StatusWord tone={mark.tone}>{mark.words}</StatusWord> : '–';
}

export const productColumns: readonly Column<AdminProductSummary>[] = [
  {
    ...{ id: 'name', title: 'Product', width: 240, grow: 3, names: true, sort: 'name' },
    cell: ({ name, imageFile }) => (
      <Named>
        <Picture file={imageFile} alt="" sizes="22px" />
        <span>{name}</span>
      </Named>
    ),
    csv: ({ name }) => name,
  },
  {
    ...{ id: 'state', title: 'Visibility', width: 104, grow: 0, fixed: true },
    cell: ({ state }) => <ProductWord state={state} />,
    csv: ({ state }) => productStateLabel[state],
  },
  {
    ...{ id: 'categories', title: 'Categories', width: 150, grow: 1 },
    cell: ({ categories }) => categories.join(', ') || '–',
    csv: ({ categories }) => categories.join(', '),
  },
  {
    ...{ id: 'tags', title: 'Tags', width: 150, grow: 1, optional: true },
    cell: ({ tags = [] }) => tags.join(', ') || '–',
    csv: ({ tags = [] }) => tags.join(', '),
  },
  {
    ...{ id: 'gender', title: 'Gender', width: 84, grow: 0 },
    cell: ({ gender }) => genderLabel[gender],
    csv: ({ gender }) => genderLabel[gender],
  },
  { id: 'marks', title: 'Low or out', width: 92, grow: 0, cell: StockMark },
  {
    ...{ id: 'number', title: 'Number', width: 84, grow: 0, align: 'end', optional: true, sort: 'newest' },
    cell: ({ id }) => id,
    csv: ({ id }) => id,
  },
  {
    ...{ id: 'variants', title: 'Variants', width: 84, grow: 0, align: 'end' },
    cell: ({ variants }) => (variants === 0 ? '–' : variants),
    csv: ({ variants }) => variants,
  },
  {
    ...{ id: 'stock', title: 'Stock', width: 84, grow: 0, align: 'end' },
    cell: ({ free }) => free.toLocaleString('en-US'),
    csv: ({ free }) => free,
  },
  {
    ...{ id: 'changed', title: 'Changed', width: 168, grow: 0, sort: 'changed' },
    cell: ({ changedAt }) => <When at={changedAt} />,
    csv: ({ changedAt }) => changedAt,
  },
  {
    ...{ id: 'released', title: 'Released', width: 168, grow: 0, optional: true },
    cell: ({ releasedAt }) => <When at={releasedAt} />,
    csv: ({ releasedAt }) => releasedAt,
  },
  {
    ...{ id: 'before', title: 'Compare at', width: 104, grow: 0, align: 'end', optional: true },
    cell: ({ compareAtPrice }) => (compareAtPrice === null ? '–' : formatCents(compareAtPrice)),
    csv: ({ compareAtPrice }) => (compareAtPrice === null ? '' : decimalOfCents(compareAtPrice)),
  },
  {
    ...{ id: 'price', title: 'Price', width: 96, grow: 0, align: 'end', sort: 'price' },
    cell: ({ price }) => formatCents(price),
    csv: ({ price }) => decimalOfCents(price),
  },
];
