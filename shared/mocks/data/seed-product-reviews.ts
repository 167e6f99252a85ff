import type { MockStore } from './mock-store.ts';
import type { MockReview } from './review-record.ts';

type Seed = Pick<MockReview, 'rating' | 'fit' | 'title' | 'text' | 'author' | 'status' | 'reason' | 'answer'>;

const seeds: readonly Seed[] = [
  {
    ...{ rating: 2, fit: 'small', title: 'A size too small', author: 'Jordan R.', status: 'PENDING' },
    text: 'The waist sits where the hip should be. I am between M and L and would take L next time.',
    ...{ reason: '', answer: '' },
  },
  {
    ...{ rating: 5, fit: 'true', title: 'Two winters in', author: 'Priya N.', status: 'PENDING' },
    text: 'Washed once a week since last year, and it looks as it did on the first day.',
    ...{ reason: '', answer: '' },
  },
  {
    ...{ rating: 4, fit: 'large', title: 'Warm, and a little wide', author: 'Alex T.', status: 'PUBLISHED' },
    text: 'Good for layers. The sleeves could be shorter.',
    ...{ reason: '', answer: 'Thank you. The sleeves have a cuff that can be folded.' },
  },
  {
    ...{ rating: 1, fit: 'true', title: 'Came a week late', author: 'Sam O.', status: 'HIDDEN' },
    text: 'The carrier left it at a neighbor’s, whom I do not know.',
    ...{ reason: 'It is about the delivery, not about the piece.', answer: '' },
  },
];

/** Seeds reviews of buyers in every state for administrators; the newest is first. */
export function seedProductReviews(store: MockStore): void {
  const { catalog, state } = store;
  if (state.productReviews.length > 0) return;
  const products = catalog.products();
  state.productReviews = seeds.map((seed, index): MockReview => {
    const { id: productId, name: productName } = products[index % products.length] ?? { id: 101, name: '' };
    return {
      ...seed,
      ...{ id: 90_001 + index, productId, productName, state: 'MA', size: 'M', color: 'Obsidian' },
      ...{ verified: true, version: 1, editedAt: null, moderatedAt: null, moderatedBy: null },
      ...{ orderItemId: store.newId(), orderId: null, orderNumber: null, userId: null },
      createdAt: new Date(Date.now() - (index + 1) * 7_200_000).toISOString(),
    };
  });
}
