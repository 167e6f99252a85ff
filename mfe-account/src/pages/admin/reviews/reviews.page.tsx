import { useCallback, useState } from 'react';
import type { ProductReviewList, ProductReviewSummary } from '@ritual/shared/contract';
import { listProductReviews, setProductReviewStatus } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { reviewStatuses, type ReviewStatus } from '@ritual/shared/kernel';
import {
  AdminTable,
  conditionalCall,
  When,
  type BulkAction,
  type Column,
  type Load,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { authorOf, ReviewWord, Stars, statusLabel, titleOf } from './review-words.tsx';

const columns: readonly Column<ProductReviewSummary>[] = [
  { id: 'title', title: 'Review', width: 170, grow: 2, names: true, cell: titleOf, csv: titleOf },
  {
    id: 'stars',
    title: 'Stars',
    width: 112,
    grow: 0,
    cell: ({ rating }) => <Stars rating={rating} />,
    csv: ({ rating }) => rating,
  },
  {
    id: 'text',
    title: 'Text',
    width: 220,
    grow: 4,
    cell: ({ excerpt }) => excerpt,
    csv: ({ excerpt }) => excerpt,
  },
  {
    id: 'product',
    title: 'Product',
    width: 150,
    cell: ({ productName }) => productName,
    csv: ({ productName }) => productName,
  },
  { id: 'author', title: 'From', width: 110, grow: 0, cell: authorOf, csv: authorOf },
  {
    id: 'purchase',
    title: 'Purchase',
    width: 92,
    grow: 0,
    optional: true,
    cell: ({ verified }) => (verified ? 'Verified' : '–'),
    csv: ({ verified }) => (verified ? 'verified' : ''),
  },
  {
    id: 'answered',
    title: 'Answer',
    width: 92,
    grow: 0,
    optional: true,
    cell: ({ answered }) => (answered ? 'Answered' : '–'),
    csv: ({ answered }) => (answered ? 'answered' : ''),
  },
  {
    id: 'written',
    title: 'Written',
    width: 172,
    grow: 0,
    cell: ({ createdAt }) => <When at={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
  {
    id: 'status',
    title: 'Status',
    width: 104,
    grow: 0,
    fixed: true,
    cell: ({ status }) => <ReviewWord status={status} />,
    csv: ({ status }) => statusLabel[status],
  },
];

/** Answers with the row as it is then. */
async function become(row: ProductReviewSummary, status: ReviewStatus): Promise<ProductReviewSummary> {
  const { version } = await api.call(setProductReviewStatus, {
    params: { id: row.id },
    body: { status, version: row.version },
  });
  return { ...row, status, version };
}

/** What hides a review says why, on its page. */
const bulk: readonly BulkAction<ProductReviewSummary>[] = [
  {
    ...{ id: 'approve', label: 'Approve', press: 'a', main: true, right: 'reviews.write' },
    fits: ({ status }) => status === 'PENDING',
    change: (row) => ({ ...row, status: 'PUBLISHED' }),
    run: (row) => become(row, 'PUBLISHED'),
    undo: (_before, after) => become(after, 'PENDING'),
    done: (count) => `${String(count)} ${count === 1 ? 'review' : 'reviews'} published`,
  },
];

/** Reviews of products: those that wait for approval first, then the newest. */
export function Component() {
  const [counts, setCounts] = useState<ProductReviewList['counts'] | null>(null);
  const load = useCallback<Load<ProductReviewSummary>>(async (query, page, signal) => {
    const status = reviewStatuses.find((each) => each === query['status']);
    const stars = query['stars'];
    const answer = await conditionalCall(
      listProductReviews,
      { query: { ...page, q: query['q'] ?? '', ...(status && { status }), ...(stars && { stars }) } },
      { signal },
    );
    setCounts(answer.counts);
    return answer;
  }, []);
  return (
    <AdminTable
      title="Reviews"
      list="reviews"
      one="review"
      many="reviews"
      columns={columns}
      load={load}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => adminPaths.review(String(id))}
      rowLabel={(row) => `${titleOf(row)}, ${row.productName}`}
      phone={(row) => ({
        title: titleOf(row),
        value: <Stars rating={row.rating} />,
        line: `${authorOf(row)}, ${row.productName}`,
        detail: <ReviewWord status={row.status} />,
      })}
      bulk={bulk}
      search="Product, by name or number"
      filters={[
        {
          name: 'status',
          label: 'Status',
          single: true,
          values: reviewStatuses.map((value) => ({
            value,
            label: statusLabel[value],
            ...(counts && { count: counts[value] }),
          })),
        },
        {
          name: 'stars',
          label: 'Stars',
          single: true,
          values: [5, 4, 3, 2, 1].map((stars) => ({
            value: String(stars),
            label: stars === 1 ? '1 star' : `${String(stars)} stars`,
          })),
        },
      ]}
      views={[
        { name: 'All', query: {}, count: counts ? sumOf(counts) : undefined },
        ...reviewStatuses.map((status) => ({
          name: statusLabel[status],
          query: { status },
          count: counts?.[status],
        })),
      ]}
      exportName="reviews"
      empty={{
        title: 'No reviews yet',
        words:
          'Customers review what they have received on the page of their order. A review waits here first.',
      }}
    />
  );
}

const sumOf = (counts: ProductReviewList['counts']): number =>
  reviewStatuses.reduce((sum, status) => sum + counts[status], 0);
