import type { RedirectRow } from '@ritual/shared/contract';
import {
  addRedirect,
  exportRedirects,
  listRedirects,
  removeRedirect,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  conditionalCall,
  StatusWord,
  When,
  type BulkAction,
  type Column,
  type Load,
  type Query,
} from '../../../admin/index.ts';
import { exportedParts } from '../exported-parts.ts';

/** A row stays in its place after it was removed, as rows of lists do. */
export interface ShownRedirect extends RedirectRow {
  readonly removed?: boolean;
}

const asked = (query: Query) => (query['q'] === undefined ? {} : { q: query['q'] });

export const loadRedirects: Load<ShownRedirect> = (query, page, signal) =>
  conditionalCall(listRedirects, { query: { ...asked(query), ...page } }, { signal });

/** All that fit, in the form that an import takes. */
export function exportedRedirects(
  query: Query,
  _ids: readonly string[] | null,
  onProgress: (count: number) => void,
) {
  const part = (after: string | null) =>
    api.call(exportRedirects, { body: { ...asked(query), ...(after !== null && { after }) } });
  return exportedParts({ confirmed: (_action, run) => run(), action: 'Export redirects', part, onProgress });
}

export const redirectColumns: readonly Column<ShownRedirect>[] = [
  { id: 'from', title: 'Old address', width: 260, names: true, cell: ({ from }) => from },
  { id: 'to', title: 'Leads to', width: 260, cell: ({ to }) => to },
  {
    id: 'added',
    title: 'Added',
    width: 180,
    grow: 0,
    cell: ({ createdAt, removed }) =>
      removed ? <StatusWord tone="neutral">Removed</StatusWord> : <When at={createdAt} />,
  },
];

const counted = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'redirect' : 'redirects'}`;

export const redirectBulk: readonly BulkAction<ShownRedirect>[] = [
  {
    ...{ id: 'remove', label: 'Remove', press: 'd', right: 'settings.write' },
    fits: ({ removed }) => removed !== true,
    change: (row) => ({ ...row, removed: true }),
    run: async (row) => {
      await api.call(removeRedirect, { params: { id: String(row.id) } });
      return { ...row, removed: true };
    },
    undo: ({ from, to }) => api.call(addRedirect, { body: { from, to } }),
    done: (count) => `${counted(count)} removed`,
  },
];
