import { styled } from 'styled-components';
import { formatCents, policy, untilFreeShipping, type Cents } from '@ritual/shared/kernel';
import { color, space, type, weight } from '@ritual/shared/theme';
import { CheckIcon, ProgressBar, TruckIcon } from '@ritual/shared/ui';

export interface FreeShippingLineProps {
  readonly subtotal: Cents;
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
  const missing = untilFreeShipping(subtotal);
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
        value={Math.min(subtotal, policy.freeShippingFrom)}
        max={policy.freeShippingFrom}
        tone={reached ? 'success' : 'default'}
        valueText={text}
      />
    </Root>
  );
}
