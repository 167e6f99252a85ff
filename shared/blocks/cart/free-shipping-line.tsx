import { styled } from 'styled-components';
import { formatCents, untilFreeShipping, type Cents, type ShippingPolicy } from '@ritual/shared/kernel';
import { color, space, type, weight } from '@ritual/shared/theme';
import { CheckIcon, ProgressBar, TruckIcon } from '@ritual/shared/ui';

export interface FreeShippingLineProps {
  readonly subtotal: Cents;
  readonly policy: ShippingPolicy;
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

/** '$36.00 away from free shipping' with a bar, or 'Free standard shipping on this order'; nothing where shipping is never free. */
export function FreeShippingLine({ subtotal, policy }: FreeShippingLineProps) {
  const missing = untilFreeShipping(subtotal, policy);
  if (missing === null) return null;
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
        value={subtotal}
        max={subtotal + missing}
        tone={reached ? 'success' : 'default'}
        valueText={text}
      />
    </Root>
  );
}
