import { useRef, useState } from 'react';
import type { Review } from '@ritual/shared/contract';
import { reviewPage } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { sortReviews, type ReviewSort } from '../../../../rules/product/reviews.ts';

/** Number of reviews shown first, added by a click, and returned by the API at once. */
export const few = 4;
export const step = 8;
const max = 60;

interface Shown {
  readonly sort: ReviewSort;
  /** The reviews known in this order, from its beginning. */
  readonly known: readonly Review[];
  readonly count: number;
}

/** A failed request: so many reviews in this order. */
export interface Failed {
  readonly sort: ReviewSort;
  readonly count: number;
}

interface Options {
  readonly productId: number;
  /** The newest reviews, which are part of the page. */
  readonly first: readonly Review[];
  readonly total: number;
}

export interface ReviewListState {
  /** The last chosen order, also while its reviews are loading, and when they could not be loaded. */
  readonly sort: ReviewSort;
  /** Reviews in this order; those of the previous order only while its own are loading. */
  readonly visible: readonly Review[];
  readonly pending: boolean;
  /** The last failed request, also while it is retried. */
  readonly failed: Failed | null;
  /** Whether it is shown now; false: it failed, or something else was requested meanwhile. */
  readonly show: (sort: ReviewSort, count: number) => Promise<boolean>;
}

/** The reviews to show and how to load more: from the API if the page does not have all of them yet. */
export function useReviewList({ productId, first, total }: Options): ReviewListState {
  const [shown, setShown] = useState<Shown>({ sort: 'newest', known: first, count: few });
  const [asked, setAsked] = useState<ReviewSort | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const turn = useRef(0);

  const knownIn = (sort: ReviewSort): readonly Review[] => {
    if (sort === shown.sort) return shown.known;
    if (shown.known.length >= total) return sortReviews(shown.known, sort);
    return sort === 'newest' ? first : [];
  };

  const show = async (sort: ReviewSort, wanted: number): Promise<boolean> => {
    turn.current += 1;
    const own = turn.current;
    let known = knownIn(sort);
    const count = Math.min(wanted, known.length + max);
    // The notice stays while its own request is retried: its button has the focus.
    if (failed?.sort !== sort || failed.count !== count) setFailed(null);
    const missing = Math.min(count, total) - known.length;
    if (missing > 0) {
      setAsked(sort);
      try {
        const query = { sort, offset: known.length, limit: missing };
        const { content } = await api.call(reviewPage, { params: { id: productId }, query });
        // A review written meanwhile shifts the others, so that one of them comes twice.
        const ids = new Set(known.map(({ id }) => id));
        known = [...known, ...content.filter(({ id }) => !ids.has(id))];
      } catch (error) {
        if (own !== turn.current) return false;
        console.error('Failed to fetch reviews', error);
        setAsked(null);
        setFailed({ sort, count });
        return false;
      }
    }
    if (own !== turn.current) return false;
    setAsked(null);
    setFailed(null);
    setShown({ sort, known, count });
    return true;
  };

  const lostOrder = failed !== null && failed.sort !== shown.sort;
  return {
    show,
    failed,
    sort: asked ?? failed?.sort ?? shown.sort,
    pending: asked !== null,
    visible: lostOrder ? [] : shown.known.slice(0, shown.count),
  };
}
