import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { catalogPolicy, genderLabel, isWithinDays, relativeAge, shopName } from '@ritual/shared/kernel';
import { Price } from '@ritual/shared/blocks';
import { color, space, type } from '@ritual/shared/theme';
import { Badge, PageTitle } from '@ritual/shared/ui';
import type { Product, ReviewPage } from '@ritual/shared/contract';
import type { Deferred } from '../deferred.ts';
import { RatingLine } from './rating-line.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Brand = styled.p`
  ${type('brandLabel')}
  color: ${color('text.secondary')};
  margin-block-end: -${space(1)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

// The rating may arrive later: it takes no line of its own, so that nothing moves.
const Facts = styled(Row)`
  justify-content: space-between;
`;

const Dropped = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

interface ProductIntroProps {
  readonly product: Product;
  /** null while only the first view is rendered. */
  readonly reviews: Deferred<ReviewPage> | null;
  /** From the loader, see rules/today. */
  readonly now: string;
}

/** Brand, name, price and badges, release date and rating. */
export function ProductIntro({ product, reviews, now }: ProductIntroProps) {
  const { name, price, compareAtPrice, releasedAt, gender, limited } = product;
  const time = new Date(now);
  return (
    <Root>
      <Brand>{shopName(useShop())}</Brand>
      <PageTitle look="h1">{name}</PageTitle>
      <Row>
        <Price price={price} compareAtPrice={compareAtPrice} size="large" />
        {isWithinDays(releasedAt, catalogPolicy.newForDays, time) && <Badge tone="new">NEW</Badge>}
        {limited && <Badge tone="limited">Limited</Badge>}
      </Row>
      <Facts>
        <Dropped>{`Dropped ${relativeAge(releasedAt, time)} • ${genderLabel[gender]}`}</Dropped>
        {reviews && <RatingLine reviews={reviews} target="reviews" />}
      </Facts>
    </Root>
  );
}
