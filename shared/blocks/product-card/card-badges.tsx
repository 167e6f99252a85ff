import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { catalogPolicy, isWithinDays, savingPercent } from '@ritual/shared/kernel';
import { useIsomorphicNow } from '@ritual/shared/ui';
import { space } from '@ritual/shared/theme';
import { Badge } from '@ritual/shared/ui';

export interface CardBadgesProps {
  readonly product: Pick<ProductSummary, 'price' | 'compareAtPrice' | 'limited' | 'releasedAt'>;
  readonly now?: string | null | undefined;
}

const Row = styled.div`
  position: absolute;
  /* The other corner is for actions (card-actions.tsx). */
  inset: ${space(3)} ${space(9)} auto ${space(3)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  pointer-events: none;
`;

/** NEW, Limited and the saving, at the top of a card's picture. */
export function CardBadges({ product, now }: CardBadgesProps) {
  const clock = useIsomorphicNow();
  const time = now ? new Date(now) : clock;
  const isNew = time !== null && isWithinDays(product.releasedAt, catalogPolicy.newForDays, time);
  const saving = savingPercent(product.price, product.compareAtPrice);
  return (
    <Row>
      {isNew && <Badge tone="new">NEW</Badge>}
      {product.limited && <Badge tone="limited">Limited</Badge>}
      {saving > 0 && <Badge tone="sale">−{saving}%</Badge>}
    </Row>
  );
}
