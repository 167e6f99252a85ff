import { styled } from 'styled-components';
import { formatCents, savingPercent, type Cents } from '@ritual/shared/kernel';
import { color, space, tabular, type, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';

export interface PriceProps {
  /** The current price. */
  readonly price: Cents;
  readonly compareAtPrice?: Cents | null;
  /** `large` on the product page and in quick add. */
  readonly size?: 'base' | 'large';
  readonly className?: string;
}

const Root = styled.p<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1, 2)};
  ${({ $large }) => type($large ? 'priceL' : 'price')}
  ${tabular}
`;

const Sale = styled.span`
  color: ${color('text.sale')};
  font-weight: ${weight('strong')};
`;

const Before = styled.s`
  color: ${color('text.muted')};
  font-weight: ${weight('regular')};
`;

const Saving = styled.span`
  color: ${color('text.sale')};
  ${type('caption')}
  font-weight: ${weight('strong')};
`;

/** '$98.00'; on sale the current price first, then the one before and the saving. */
export function Price({ price, compareAtPrice = null, size = 'base', className }: PriceProps) {
  const saving = savingPercent(price, compareAtPrice);
  if (compareAtPrice === null || saving === 0) {
    return (
      <Root className={className} $large={size === 'large'}>
        {formatCents(price)}
      </Root>
    );
  }
  return (
    <Root className={className} $large={size === 'large'}>
      <Sale>
        <VisuallyHidden>Sale price </VisuallyHidden>
        {formatCents(price)}
      </Sale>
      <Before>
        <VisuallyHidden>Original price </VisuallyHidden>
        {formatCents(compareAtPrice)}
      </Before>
      <Saving>Save {saving}%</Saving>
    </Root>
  );
}
