import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';
import { StarIcon } from '@ritual/shared/ui';

const Row = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
  color: ${color('text.primary')};
`;

export const FilledStar = styled(StarIcon)<{ $filled: boolean }>`
  ${({ $filled }) => ($filled ? 'fill: currentColor;' : '')}
`;

export const everyStar = [1, 2, 3, 4, 5] as const;

export const starWords = (stars: number): string => (stars === 1 ? '1 star' : `${String(stars)} stars`);

/** Five stars, of which the first are filled. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row role="img" aria-label={`${String(rating)} out of 5 stars`}>
      {everyStar.map((star) => (
        <FilledStar key={star} size={16} $filled={star <= rating} />
      ))}
    </Row>
  );
}
