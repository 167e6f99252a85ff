import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, space, type } from '@ritual/shared/theme';
import { RegionError } from '@ritual/shared/blocks';
import { Button, InlineSelect, VisuallyHidden } from '@ritual/shared/ui';
import type { Review } from '@ritual/shared/contract';
import { reviewSortLabel, reviewSorts } from '../../../../rules/reviews.ts';
import { ReviewItem } from './review-item.tsx';
import { few, step, useReviewList } from './use-review-list.ts';

const options = reviewSorts.map((value) => ({ value, label: reviewSortLabel[value] }));

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  border-block-end: ${border('border.divider')};
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
  /** The newest. */
  readonly first: readonly Review[];
  /** How many there are in all. */
  readonly total: number;
}

/** The reviews in an order of the shopper's, a few at first. */
export function ReviewList(props: ReviewListProps) {
  const { total } = props;
  const { sort, visible, pending, retry, show } = useReviewList(props);
  const [news, setNews] = useState('');
  const firstOfMore = useRef<HTMLElement>(null);
  const shown = visible.length;
  const [more, setMore] = useState<number | null>(null);

  // The button may go with the last review: the focus goes to what it has brought.
  useEffect(() => {
    if (more !== null) firstOfMore.current?.focus({ preventScroll: true });
  }, [more]);

  const showMore = async () => {
    if (!(await show(sort, shown + step))) return;
    setMore(shown);
    setNews(`${String(Math.min(total, shown + step))} of ${String(total)} reviews shown`);
  };
  const sortBy = async (value: string) => {
    const next = reviewSorts.find((known) => known === value);
    if (next === undefined || !(await show(next, Math.max(few, shown)))) return;
    setMore(null);
    setNews(`Reviews sorted: ${reviewSortLabel[next]}`);
  };

  return (
    <div>
      <Tools>
        <Count>{`${String(shown)} of ${String(total)}`}</Count>
        <InlineSelect
          label="Sort"
          options={options}
          value={sort}
          onChange={({ target }) => void sortBy(target.value)}
        />
      </Tools>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul aria-busy={pending || undefined}>
        {visible.map((review, index) => (
          <li key={review.id}>
            <ReviewItem review={review} {...(index === more && { ref: firstOfMore })} />
          </li>
        ))}
      </ul>
      {retry ? (
        <RegionError onRetry={retry} />
      ) : (
        shown < total && (
          <More>
            <Button
              variant="outline"
              pending={pending}
              pendingText="Loading…"
              onClick={() => void showMore()}
            >
              Show more reviews
            </Button>
          </More>
        )
      )}
    </div>
  );
}
