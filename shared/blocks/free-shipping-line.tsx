import { styled } from 'styled-components';
import { centsFromDollars, formatCents, policy, untilFreeShipping } from '@ritual/shared/kernel';
import { color, space, type, weight } from '@ritual/shared/theme';
import { CheckIcon, ProgressBar, TruckIcon } from '@ritual/shared/ui';

export interface FreeShippingLineProps {
  /** Dollars, as in JSON. */
  readonly subtotal: number;
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.p<{ $reached: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${type('small')}
  font-weight: ${weight('medium')};
  ${({ $reached }) => ($reached ? `color: ${color('text.success')};` : '')}
`;

/** '$36.00 away from free shipping' with a bar, or 'Free standard shipping on this order'. */
export function FreeShippingLine({ subtotal }: FreeShippingLineProps) {
  const cents = centsFromDollars(subtotal);
  const missing = untilFreeShipping(cents);
  const reached = missing === 0;
  const text = reached
    ? 'Free standard shipping on this order'
    : `${formatCents(missing)} away from free shipping`;
  return (
    <Root>
      <Line role="status" $reached={reached}>
        {reached ? <CheckIcon size={20} /> : <TruckIcon size={20} />}
        {text}
      </Line>
      <ProgressBar
        label="Way to free shipping"
        value={Math.min(cents, policy.freeShippingFrom)}
        max={policy.freeShippingFrom}
        tone={reached ? 'success' : 'default'}
        valueText={text}
      />
    </Root>
  );
}
