import type { Endpoint } from '../../contract/endpoints.ts';
import type { ProductReviewListQuery, ProductReviewSummary } from '../../contract/index.ts';
import {
  isReviewEditable,
  receivedItems,
  reviewerName,
  reviewStatuses,
  type ReviewStatus,
} from '../../kernel/index.ts';
import { mockAdminPage } from '../data/admin-page.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import type { MockStore } from '../data/mock-store.ts';
import { orderOr404 } from '../data/orders.ts';
import { presentOwn, productReviewOr404, productReviewsIn, putReview } from '../data/product-reviews.ts';
import type { MockReview } from '../data/review-record.ts';
import { MockError } from '../mock-error.ts';
import type { MockCall, Resolvers } from './resolver.ts';

export const productReviewResolvers: Resolvers<
  | 'reviewsOfOrder'
  | 'writeProductReview'
  | 'stopReviewMails'
  | 'listProductReviews'
  | 'getProductReview'
  | 'setProductReviewStatus'
  | 'answerProductReview'
> = {
  reviewsOfOrder: ({ params, store, signedIn }) => {
    const order = orderOr404(store, signedIn(), params.id);
    const received = receivedItems(order.parcels);
    return {
      lines: order.items
        .filter(({ id }) => received.has(id))
        .map(({ id }) => {
          const review = reviewOf(store, id);
          return { orderItemId: id, review: review ? presentOwn(review) : null };
        }),
    };
  },
  writeProductReview: ({ params, body, store, signedIn }) => {
    const user = signedIn();
    const order = orderOr404(store, user, params.id);
    const item = order.items.find(({ id }) => id === params.itemId);
    if (!item || !receivedItems(order.parcels).has(item.id)) throw new MockError('ITEM_NOT_RECEIVED');
    const before = reviewOf(store, item.id);
    if (before && !isReviewEditable(before.status)) throw new MockError('REVIEW_PUBLISHED');
    const now = new Date().toISOString();
    const { productId, productName, color } = item;
    const made: MockReview = before ?? {
      ...{ ...body, author: '', status: 'PENDING', verified: true, version: 0, answer: '', createdAt: now },
      id: 100_000 + Number(store.newId().slice(-12)),
      ...{ productId, productName, color, state: order.shippingAddress.state },
      ...{ orderItemId: item.id, orderId: order.id, orderNumber: order.number, userId: user.id },
      ...{ reason: '', editedAt: null, moderatedAt: null, moderatedBy: null },
    };
    const author = reviewerName(user.firstName, user.lastName);
    const editedAt = before ? now : null;
    return presentOwn(
      putReview(store, { ...made, ...body, author, editedAt, status: 'PENDING', reason: '' }),
    );
  },
  stopReviewMails: ({ query: { token }, store }) => {
    // As in the API a token is the account's id and a proof; the mocks have one proof for all.
    const [userId = '', proof] = token.split('.');
    if (proof !== mockProof) throw new MockError('LINK_INVALID');
    const kept = store.state.preferences[userId];
    if (kept) store.state.preferences[userId] = { ...kept, reviewRequests: false };
    return undefined;
  },
  listProductReviews: ({ query, store }) => {
    const found = productReviewsIn(store).filter((review) => matches(review, query));
    const waits = ({ status }: MockReview) => Number(status === 'PENDING');
    const shown = found
      .filter(({ status }) => query.status === undefined || status === query.status)
      .toSorted(
        (a, b) => waits(b) - waits(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id,
      );
    const counts = Object.fromEntries(
      reviewStatuses.map((status) => [status, found.filter((each) => each.status === status).length]),
    ) as Record<ReviewStatus, number>;
    return { ...mockAdminPage(shown.map(summaryOf), query), counts };
  },
  getProductReview: ({ params, store }) => productReviewOr404(store, params.id),
  setProductReviewStatus: ({ params, body: { status, version, ...body }, ...call }) => {
    const { firstName, lastName } = call.signedIn();
    const moderated = { moderatedAt: new Date().toISOString(), moderatedBy: `${firstName} ${lastName}` };
    const reason = status === 'HIDDEN' ? body.reason : '';
    return noted(call, 'product-review.status', params.id, (before) =>
      before.status === status && before.reason === reason
        ? before
        : putReview(call.store, { ...asSeen(before, version), status, reason, ...moderated }),
    );
  },
  answerProductReview: ({ params, body: { answer, version }, ...call }) =>
    noted(call, 'product-review.answer', params.id, (before) =>
      before.answer === answer ? before : putReview(call.store, { ...asSeen(before, version), answer }),
    ),
};

const mockProof = 'a-proof-of-the-mocks';
/** Of the link in a mail to this account. */
export const mockStopToken = (userId: string): string => `${userId}.${mockProof}`;

function reviewOf({ state }: MockStore, itemId: string): MockReview | undefined {
  return state.productReviews.find(({ orderItemId }) => orderItemId === itemId);
}

/** Changes a review and notes it as the API does: the same decision again changes nothing. */
function noted(
  call: Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>,
  action: string,
  id: number,
  work: (before: MockReview) => MockReview,
): MockReview {
  const before = productReviewOr404(call.store, id);
  const after = work(before);
  noteAudit(call, {
    ...{ action, subject: { type: 'product-review', id: String(id) } },
    ...changedFields(factsOf(before), factsOf(after)),
  });
  return after;
}

const factsOf = ({ status, answer, version }: MockReview) => ({ status, answered: answer !== '', version });

function asSeen(review: MockReview, version: number): MockReview {
  if (review.version !== version) throw new MockError('REVIEW_CHANGED');
  return review;
}

function matches(
  { rating, productId, productName }: MockReview,
  { stars, product, q }: ProductReviewListQuery,
): boolean {
  const isFound = /^\d{1,9}$/.test(q)
    ? productId === Number(q)
    : productName.toLowerCase().includes(q.toLowerCase());
  return (stars ?? rating) === rating && (product ?? productId) === productId && isFound;
}

function summaryOf(review: MockReview): ProductReviewSummary {
  const { id, productId, productName, rating, title, author, status, verified, version, createdAt } = review;
  const text = review.text.replace(/\s+/g, ' ');
  return {
    ...{ id, productId, productName, rating, title, author, status, verified, version, createdAt },
    excerpt: text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text,
    answered: review.answer !== '',
  };
}
