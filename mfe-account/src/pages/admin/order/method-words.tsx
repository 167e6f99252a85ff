import { styled } from 'styled-components';
import { shippingMethodLabel, type ShippingMethod } from '@ritual/shared/kernel';
import { weight } from '@ritual/shared/theme';

const Words = styled.span<{ $faster: boolean }>`
  font-weight: ${({ $faster }) => weight($faster ? 'strong' : 'regular')};
`;

/** How an order is shipped; it stands out when that is faster than usual. */
export function MethodWords({ method }: { readonly method: ShippingMethod }) {
  return <Words $faster={method !== 'standard'}>{shippingMethodLabel[method]}</Words>;
}
