import { useRef, useState } from 'react';
import type { Review } from '@ritual/shared/contract';
import { api } from '@ritual/shared/http';
import { sortReviews, type ReviewSort } from '../../../../rules/reviews.ts';

/** Reviews that are shown first, that a click adds, and that the API gives at once. */
export const few = 4;
export const step = 8;
const most = 60;

interface Shown {
  readonly sort: ReviewSort;
  /** Of this order, from its beginning: as many as are known. */
  readonly known: readonly Review[];
  readonly count: number;
}

interface Options {
  readonly productId: number;
  /** The newest, with which the page has come. */
  readonly first: readonly Review[];
  readonly total: number;
}

export interface ReviewListState {
  /** As was chosen last, also while its reviews are on their way. */
  readonly sort: ReviewSort;
  readonly visible: readonly Review[];
  readonly pending: boolean;
  /** What could not be loaded, again; null: nothing has failed. */
  readonly retry: (() => Promise<boolean>) | null;
  /** Whether it is shown now; false: it failed, or something else was asked for meanwhile. */
  readonly show: (sort: ReviewSort, count: number) => Promise<boolean>;
}

/** Which reviews are shown, and how more of them come: from the API where the page does not have all of them yet. */
export function useReviewList({ productId, first, total }: Options): ReviewListState {
  const [shown, setShown] = useState<Shown>({ sort: 'newest', known: first, count: few });
  const [asked, setAsked] = useState<ReviewSort | null>(null);
  const [failed, setFailed] = useState<{ readonly sort: ReviewSort; readonly count: number } | null>(null);
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
    const count = Math.min(wanted, known.length + most);
    setFailed(null);
    const missing = Math.min(count, total) - known.length;
    if (missing > 0) {
      setAsked(sort);
      try {
        const query = { sort, offset: known.length, limit: missing };
        const { content } = await api.call('reviewPage', { params: { id: productId }, query });
        // One that was written meanwhile moves the others on, and one of them comes twice.
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
    setShown({ sort, known, count });
    return true;
  };

  return {
    ...{ show, sort: asked ?? shown.sort, pending: asked !== null },
    visible: shown.known.slice(0, shown.count),
    retry: failed && (() => show(failed.sort, failed.count)),
  };
}
