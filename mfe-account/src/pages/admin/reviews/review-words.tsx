import { styled } from 'styled-components';
import type { ProductReviewSummary } from '@ritual/shared/contract';
import type { ReviewStatus } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { StarIcon } from '@ritual/shared/ui';
import { role, StatusWord, type Tone } from '../../../admin/index.ts';

export const statusLabel: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'To approve',
  PUBLISHED: 'Published',
  HIDDEN: 'Hidden',
};

const tones: Readonly<Record<ReviewStatus, Tone>> = { PENDING: 'warn', PUBLISHED: 'good', HIDDEN: 'bad' };

/** The state of a review as a word on its color. */
export function ReviewWord({ status }: { readonly status: ReviewStatus }) {
  return <StatusWord tone={tones[status]}>{statusLabel[status]}</StatusWord>;
}

const Row = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
  vertical-align: middle;
`;

const Star = styled(StarIcon)<{ $filled: boolean }>`
  ${({ $filled }) => ($filled ? 'fill: currentColor;' : `color: ${role('muted')};`)}
`;

/** Five stars, of which the first are filled. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row role="img" aria-label={`${String(rating)} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} $filled={star <= rating} />
      ))}
    </Row>
  );
}

/** The author as shown, without the words of a deleted account. */
export const authorOf = ({ author }: Pick<ProductReviewSummary, 'author'>): string =>
  author || 'A deleted account';

export const titleOf = ({ title, rating }: Pick<ProductReviewSummary, 'title' | 'rating'>): string =>
  title || `${String(rating)} ${rating === 1 ? 'star' : 'stars'}, without words`;
