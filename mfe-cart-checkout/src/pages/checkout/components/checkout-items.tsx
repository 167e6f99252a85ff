import { styled } from 'styled-components';
import { LineItem } from '@ritual/shared/blocks';
import type { CartItem } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { LineNotes } from '../../../features/cart-lines/line-notes.tsx';
import { isGone, lineNote } from '../../../rules/cart/line-state.ts';
import { Section } from './section.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(6)};
`;

/** The items of the order, with notes that a shopper should read before payment. */
export function CheckoutItems({ items }: { readonly items: readonly CartItem[] }) {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={`Items (${String(units)})`}>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <LineItem item={item}>
              <LineNotes item={item} note={isGone(item) ? lineNote(item) : null} />
            </LineItem>
          </li>
        ))}
      </List>
    </Section>
  );
}
