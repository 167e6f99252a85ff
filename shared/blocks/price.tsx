import { styled } from 'styled-components';
import { centsFromDollars, formatDollars, savingPercent } from '@ritual/shared/kernel';
import { color, space, tabular, type, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';

export interface PriceProps {
  /** Dollars, as in JSON: what is charged. */
  readonly price: number;
  readonly compareAtPrice?: number | null;
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

/** '$98.00'; on sale the price that counts first, then the one before and the saving. */
export function Price({ price, compareAtPrice = null, size = 'base', className }: PriceProps) {
  const before = compareAtPrice === null ? null : centsFromDollars(compareAtPrice);
  const saving = savingPercent(centsFromDollars(price), before);
  if (compareAtPrice === null || saving === 0) {
    return (
      <Root className={className} $large={size === 'large'}>
        {formatDollars(price)}
      </Root>
    );
  }
  return (
    <Root className={className} $large={size === 'large'}>
      <Sale>
        <VisuallyHidden>Sale price </VisuallyHidden>
        {formatDollars(price)}
      </Sale>
      <Before>
        <VisuallyHidden>Original price </VisuallyHidden>
        {formatDollars(compareAtPrice)}
      </Before>
      <Saving>Save {saving}%</Saving>
    </Root>
  );
}
