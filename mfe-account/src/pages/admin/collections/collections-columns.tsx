import type { AdminCollectionSummary } from '@ritual/shared/contract';
import { collectionStateLabel, type CollectionState } from '@ritual/shared/kernel';
import { StatusWord, When, type Column, type Tone } from '../../../admin/index.ts';

const tones: Readonly<Record<CollectionState, Tone>> = {
  ...{ SHOWN: 'good', HIDDEN: 'neutral', SCHEDULED: 'info', OVER: 'neutral' },
};

export function CollectionWord({ state }: { readonly state: CollectionState }) {
  return <StatusWord tone={tones[state]}>{collectionStateLabel[state]}</StatusWord>;
}

const chosen = ({ byHand }: AdminCollectionSummary) => (byHand ? 'By hand' : 'By rule');
const moment = (at: string | null) => (at === null ? '–' : <When at={at} />);

export const collectionColumns: readonly Column<AdminCollectionSummary>[] = [
  {
    ...{ id: 'title', title: 'Collection', width: 200, grow: 2, names: true },
    cell: ({ title }) => title,
    csv: ({ title }) => title,
  },
  {
    ...{ id: 'state', title: 'Visibility', width: 104, grow: 0, fixed: true },
    cell: ({ state }) => <CollectionWord state={state} />,
    csv: ({ state }) => collectionStateLabel[state],
  },
  {
    ...{ id: 'slug', title: 'Address', width: 200, grow: 2 },
    cell: ({ slug }) => `/collections/${slug}`,
    csv: ({ slug }) => slug,
  },
  { ...{ id: 'chosen', title: 'Chosen', width: 92, grow: 0 }, cell: chosen, csv: chosen },
  {
    ...{ id: 'menu', title: 'Menu', width: 72, grow: 0 },
    cell: ({ inMenu }) => (inMenu ? 'Yes' : '–'),
    csv: ({ inMenu }) => (inMenu ? 'yes' : 'no'),
  },
  {
    ...{ id: 'from', title: 'From', width: 168, grow: 0, optional: true },
    cell: ({ from }) => moment(from),
    csv: ({ from }) => from,
  },
  {
    ...{ id: 'until', title: 'Until', width: 168, grow: 0, optional: true },
    cell: ({ until }) => moment(until),
    csv: ({ until }) => until,
  },
  {
    ...{ id: 'changed', title: 'Changed', width: 168, grow: 0 },
    cell: ({ changedAt }) => <When at={changedAt} />,
    csv: ({ changedAt }) => changedAt,
  },
  {
    ...{ id: 'count', title: 'Products', width: 92, grow: 0, align: 'end' },
    cell: ({ count }) => count.toLocaleString('en-US'),
    csv: ({ count }) => count,
  },
];
