import type { AdminProductSummary } from '@ritual/shared/contract';
import { setProductState } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { ProductState } from '@ritual/shared/kernel';
import type { BulkAction, BulkOpening } from '../../../admin/index.ts';

export const productsWords = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;

const become = ({ id, version }: AdminProductSummary, state: ProductState) =>
  api.call(setProductState, { params: { id }, body: { state, version } });

/** What is done with many products at once; each can be taken back. */
export const productBulk = (
  askPrice: BulkOpening<AdminProductSummary>['open'],
  askTag: BulkOpening<AdminProductSummary>['open'],
): readonly BulkAction<AdminProductSummary>[] => [
  {
    ...{ id: 'publish', label: 'Publish', press: 'b', right: 'products.write', main: true },
    fits: ({ state, variants }) => state !== 'PUBLISHED' && variants > 0,
    change: (row) => ({ ...row, state: 'PUBLISHED' }),
    run: (row) => become(row, 'PUBLISHED'),
    undo: (before, after) => become(after, before.state),
    done: (count) => `${productsWords(count)} published`,
  },
  {
    ...{ id: 'withdraw', label: 'Withdraw', press: 'w', right: 'products.write' },
    fits: ({ state }) => state === 'PUBLISHED',
    change: (row) => ({ ...row, state: 'WITHDRAWN' }),
    run: (row) => become(row, 'WITHDRAWN'),
    undo: (before, after) => become(after, before.state),
    done: (count) => `${productsWords(count)} withdrawn`,
  },
  {
    ...{ id: 'price', label: 'Change price', press: 'p', right: 'products.write', most: 500 },
    open: askPrice,
  },
  {
    ...{ id: 'tag', label: 'Tag', press: 't', right: 'products.write', most: 500 },
    open: askTag,
  },
];
