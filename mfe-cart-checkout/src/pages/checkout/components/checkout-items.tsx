import { styled } from 'styled-components';
import { LineItem } from '@ritual/shared/blocks';
import type { CartItem } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { Section } from './section.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(6)};
`;

/** What is being bought. */
export function CheckoutItems({ items }: { readonly items: readonly CartItem[] }) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={`Items (${String(pieces)})`}>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <LineItem item={item} />
          </li>
        ))}
      </List>
    </Section>
  );
}
