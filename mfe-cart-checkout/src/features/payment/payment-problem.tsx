import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { FormError, TextLink } from '@ritual/shared/ui';
import type { CheckoutProblem } from '../../rules/checkout/checkout-problem.ts';

const Words = styled.span`
  margin-inline-end: ${space(2)};
`;

/** Why the payment did not start, and what to do about it. */
export function PaymentProblem({ problem }: { readonly problem: CheckoutProblem }) {
  return (
    <FormError>
      <Words>{problem.text}</Words>
      {problem.remedy === 'cart' && (
        <TextLink look="inline" to={paths.cart.to()}>
          Go to your cart
        </TextLink>
      )}
      {problem.remedy === 'products' && (
        <TextLink look="inline" to={paths.collections.to()}>
          Browse products
        </TextLink>
      )}
    </FormError>
  );
}
