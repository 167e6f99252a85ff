import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, space, type } from '@ritual/shared/theme';
import { Button, InlineSelect, VisuallyHidden } from '@ritual/shared/ui';
import type { Review } from '@ritual/shared/contract';
import { reviewSortLabel, reviewSorts, sortReviews, type ReviewSort } from '../../../../rules/reviews.ts';
import { ReviewItem } from './review-item.tsx';

const first = 4;
const step = 8;

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

/** The reviews in an order of the shopper's, a few at first. */
export function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [shown, setShown] = useState(first);
  const [news, setNews] = useState('');
  const firstOfMore = useRef<HTMLElement>(null);
  const visible = sortReviews(reviews, sort).slice(0, shown);
  const total = reviews.length;

  // The button may go with the last review: the focus goes to what it has brought.
  useEffect(() => {
    if (shown > first) firstOfMore.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div>
      <Tools>
        <Count>{`${String(visible.length)} of ${String(total)}`}</Count>
        <InlineSelect
          label="Sort"
          options={options}
          value={sort}
          onChange={({ target }) => {
            const next = reviewSorts.find((value) => value === target.value);
            if (next === undefined) return;
            setSort(next);
            setNews(`Reviews sorted: ${reviewSortLabel[next]}`);
          }}
        />
      </Tools>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul>
        {visible.map((review, index) => (
          <li key={review.id}>
            <ReviewItem review={review} {...(index === shown - step && { ref: firstOfMore })} />
          </li>
        ))}
      </ul>
      {shown < total && (
        <More>
          <Button
            variant="outline"
            onClick={() => {
              setShown(shown + step);
              setNews(`${String(Math.min(total, shown + step))} of ${String(total)} reviews shown`);
            }}
          >
            Show more reviews
          </Button>
        </More>
      )}
    </div>
  );
}
