import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, media, space, type } from '@ritual/shared/theme';
import { RegionError } from '@ritual/shared/blocks';
import { Button, InlineSelect, VisuallyHidden } from '@ritual/shared/ui';
import type { Review } from '@ritual/shared/contract';
import { reviewSortLabel, reviewSorts, type ReviewSort } from '../../../../rules/product/reviews.ts';
import { ReviewItem } from './review-item.tsx';
import { few, step, useReviewList, type Failed } from './use-review-list.ts';

const options = reviewSorts.map((value) => ({ value, label: reviewSortLabel[value] }));

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  border-block-end: ${border('border.divider')};
  ${media.noScript} {
    > :last-child {
      display: none;
    }
  }
`;

const Count = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const More = styled.div`
  padding-block-start: ${space(6)};
`;

interface ReviewListProps {
  readonly productId: number;
  /** The newest reviews. */
  readonly first: readonly Review[];
  /** Total number of reviews. */
  readonly total: number;
}

/** The reviews in the chosen order, a few at first. */
export function ReviewList(props: ReviewListProps) {
  const { total } = props;
  const { sort, visible, pending, failed, show } = useReviewList(props);
  const [news, setNews] = useState('');
  const firstOfMore = useRef<HTMLElement>(null);
  const shown = visible.length;
  const [more, setMore] = useState<{ readonly from: number } | null>(null);

  // The button may disappear with the last review: the focus moves to the first new one.
  useEffect(() => {
    if (more) firstOfMore.current?.focus({ preventScroll: true });
  }, [more]);

  const showMore = async (count: number) => {
    if (!(await show(sort, count))) return;
    setMore({ from: shown });
    setNews(`${String(Math.min(total, count))} of ${String(total)} reviews shown`);
  };
  const sortBy = async (next: ReviewSort, count: number): Promise<boolean> => {
    const sorted = await show(next, count);
    if (sorted) {
      setMore(null);
      setNews(`Reviews sorted: ${reviewSortLabel[next]}`);
    }
    return sorted;
  };
  // An order that failed to load leaves no reviews on the screen.
  const lostOrder = failed !== null && shown === 0;
  const choose = (value: string) => {
    const next = reviewSorts.find((known) => known === value);
    if (next !== undefined) void sortBy(next, Math.max(few, lostOrder ? failed.count : shown));
  };
  // The loaded reviews replace the notice, and take over its focus.
  const retry = async (lost: Failed) => {
    if (!lostOrder) await showMore(lost.count);
    else if (await sortBy(lost.sort, lost.count)) setMore({ from: 0 });
  };

  return (
    <div>
      <Tools>
        <Count>{!lostOrder && `${String(shown)} of ${String(total)}`}</Count>
        <InlineSelect
          label="Sort"
          options={options}
          value={sort}
          onChange={({ target }) => choose(target.value)}
        />
      </Tools>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul aria-busy={pending || undefined}>
        {visible.map((review, index) => (
          <li key={review.id}>
            <ReviewItem review={review} {...(index === more?.from && { ref: firstOfMore })} />
          </li>
        ))}
      </ul>
      {failed ? (
        <RegionError what={lostOrder ? 'The reviews' : 'More reviews'} onRetry={() => retry(failed)} />
      ) : (
        shown < total && (
          <More>
            <Button
              variant="outline"
              pending={pending}
              pendingText="Loading…"
              onClick={() => void showMore(shown + step)}
            >
              Show more reviews
            </Button>
          </More>
        )
      )}
    </div>
  );
}
