import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { bareList } from '@ritual/shared/theme';
import { FormError, Notice, TextLink } from '@ritual/shared/ui';
import type { BuyAgainOutcome } from './use-buy-again.ts';

const List = styled.ul`
  ${bareList}
`;

/** Which items could not be bought again, and a link to the cart with the others. */
export function NotBoughtAgain({ outcome }: { readonly outcome: BuyAgainOutcome }) {
  const { missing, added, problem } = outcome;
  const toCart = added && <TextLink to={paths.cart.to()}>View Cart</TextLink>;
  return (
    <>
      {problem !== null && <FormError>{problem}</FormError>}
      {missing.length > 0 && (
        <Notice tone="warning" live="status" action={toCart}>
          <List>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        </Notice>
      )}
    </>
  );
}
