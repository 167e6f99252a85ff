import { styled } from 'styled-components';
import { RegionError } from '@ritual/shared/blocks';
import type { Order, ReviewsOfOrder } from '@ritual/shared/contract';
import { useRevalidator } from '@ritual/shared/routing';
import { bareList, border } from '@ritual/shared/theme';
import { ReviewLine } from './review-line.tsx';

const List = styled.ul`
  ${bareList}
  border-block-start: ${border('border.hairline')};
`;

interface OrderReviewsProps {
  readonly order: Pick<Order, 'id' | 'items'>;
  /** null: they could not be loaded. */
  readonly lines: ReviewsOfOrder['lines'] | null;
}

/** The lines that have arrived, each with its review: to write, as written, and what became of it. */
export function OrderReviews({ order: { id, items }, lines }: OrderReviewsProps) {
  const { revalidate } = useRevalidator();
  if (lines === null) return <RegionError what="Your reviews" onRetry={revalidate} />;
  return (
    <List>
      {lines.flatMap(({ orderItemId, review }) => {
        const item = items.find((each) => each.id === orderItemId);
        return item ? [<ReviewLine key={orderItemId} orderId={id} item={item} review={review} />] : [];
      })}
    </List>
  );
}
