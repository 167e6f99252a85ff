import { styled } from 'styled-components';
import { brand, genderLabel, isWithinDays, policy, relativeAge } from '@ritual/shared/kernel';
import { Price } from '@ritual/shared/blocks';
import { color, space, type } from '@ritual/shared/theme';
import { Badge, PageTitle } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';

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

const Dropped = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** Brand, name, price and badges, and when it was released. `now` comes from the loader, see rules/today. */
export function ProductIntro({ product, now }: { readonly product: Product; readonly now: string }) {
  const { name, price, compareAtPrice, releasedAt, gender, limited } = product;
  const time = new Date(now);
  return (
    <Root>
      <Brand>{brand.name}</Brand>
      <PageTitle look="h1">{name}</PageTitle>
      <Row>
        <Price price={price} compareAtPrice={compareAtPrice} size="large" />
        {isWithinDays(releasedAt, policy.newForDays, time) && <Badge tone="new">NEW</Badge>}
        {limited && <Badge tone="limited">Limited</Badge>}
      </Row>
      <Dropped>{`Dropped ${relativeAge(releasedAt, time)} • ${genderLabel[gender]}`}</Dropped>
    </Root>
  );
}
