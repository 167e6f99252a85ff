import { styled } from 'styled-components';
import { paths } from '@ritual/shared/routing';
import { bareList } from '@ritual/shared/theme';
import { FormError, Notice, TextLink } from '@ritual/shared/ui';
import type { BuyAgainOutcome } from './use-buy-again.ts';

const List = styled.ul`
  ${bareList}
`;

/** What could not be bought again, in words, and the way to what could. */
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
