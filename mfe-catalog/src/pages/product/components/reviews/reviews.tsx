import { Suspense } from 'react';
import { styled } from 'styled-components';
import { RegionError } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import { color, media, screenOnly, space, type } from '@ritual/shared/theme';
import { Container } from '@ritual/shared/ui';
import type { ReviewPage } from '@ritual/shared/contract';
import { useDeferred, type Deferred } from '../../deferred.ts';
import { summarize } from '../../../../rules/product/reviews.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { Columns } from './reviews-columns.ts';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

const Root = styled(Container)`
  ${screenOnly}
`;

const Title = styled.h2`
  margin-block-end: ${space(5)};
  ${type('h2')}
  ${media.lg} {
    margin-block-end: ${space(7)};
    ${type('h1')}
  }
`;

const None = styled.p`
  ${type('body')}
  color: ${color('text.secondary')};
`;

interface ReviewsProps {
  readonly productId: number;
  readonly reviews: Deferred<ReviewPage>;
}

/** Reviews of the product's buyers. */
export function Reviews(props: ReviewsProps) {
  return (
    <Root as="section" aria-labelledby="reviews-title">
      <Title id="reviews-title">Reviews</Title>
      <Suspense fallback={<ReviewsSkeleton />}>
        <Content {...props} />
      </Suspense>
    </Root>
  );
}

function Content({ productId, reviews }: ReviewsProps) {
  const found = useDeferred(reviews);
  const { revalidate } = useRevalidator();
  if (found === null) return <RegionError what="The reviews" onRetry={revalidate} />;
  const summary = summarize(found.counts);
  if (summary.count === 0) return <None>No reviews yet.</None>;
  return (
    <Columns>
      <ReviewSummary summary={summary} />
      <ReviewList productId={productId} first={found.content} total={summary.count} />
    </Columns>
  );
}
