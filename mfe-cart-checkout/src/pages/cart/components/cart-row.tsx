import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { formatCents, lineTotal } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  border,
  color,
  media,
  space,
  tabular,
  transition,
  type,
  underlineOffset,
  weight,
  visuallyHidden,
} from '@ritual/shared/theme';
import { Picture, Stepper } from '@ritual/shared/ui';
import { EditLine } from '../../../features/cart-lines/edit-line.tsx';
import { LineChoice } from '../../../features/cart-lines/line-choice.tsx';
import { LineNotes } from '../../../features/cart-lines/line-notes.tsx';
import type { CartLines } from '../../../features/cart-lines/use-cart-lines.ts';
import { useLineLimit } from '../../../features/cart-lines/use-line-limit.ts';
import { isGone, lineMaximum } from '../../../rules/cart/line-state.ts';
import { RemoveButton } from './remove-button.tsx';
import { tableColumns } from './table-columns.ts';

interface CartRowProps {
  readonly item: CartItem;
  readonly lines: CartLines;
}

const Row = styled.tr`
  display: grid;
  /* On the narrowest phones the picture shrinks to make space for the stepper. */
  grid-template-columns: min(96px, 100vw - 250px) minmax(0, 1fr) auto;
  grid-template-rows: 1fr auto;
  column-gap: ${space(4.5)};
  row-gap: ${space(2)};
  padding-block: ${space(5)};
  border-block-end: ${border('border.hairline')};
  background: ${color('surface.page')};
  ${transition(['background-color'], 'instant')}
  &[data-highlighted] {
    background: ${color('surface.highlight')};
  }
  &:first-child {
    padding-block-start: 0;
  }
  td {
    padding: 0;
  }
  ${media.lg} {
    ${tableColumns}
    grid-template-rows: auto;
    align-items: center;
    padding-block: ${space(4)};
    &:first-child {
      padding-block-start: ${space(4)};
    }
  }
`;

const Product = styled.td`
  grid-area: 1 / 1 / 3 / -1;
  display: grid;
  grid-template: subgrid / subgrid;
  > :first-child {
    grid-row: 1 / 3;
  }
  ${media.lg} {
    grid-area: auto;
    grid-template: auto / 92px minmax(0, 1fr);
    column-gap: ${space(5)};
    align-items: center;
    > :first-child {
      grid-row: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled(Link)`
  justify-self: start;
  ${type('bodyStrong')}
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      ${underlineOffset}
    }
  }
`;

const Quantity = styled.td`
  grid-area: 2 / 2;
  /* Above the product's cell, which extends under it where they share the grid. */
  position: relative;
  justify-self: start;
  ${media.lg} {
    grid-area: auto;
  }
`;

/** Visually hidden on a card, which has space for one price; assistive technology gets a cell for each column. */
const Unit = styled.td`
  ${tabular}
  ${type('price')}
  ${media.belowLg} {
    ${visuallyHidden}
  }
`;

const Sum = styled.td`
  grid-area: 1 / 3;
  position: relative;
  /* A smaller gap leaves more space for a long name. */
  margin-inline-start: -${space(2)};
  ${type('price')}
  font-weight: ${weight('strong')};
  text-align: end;
  ${tabular}
  ${media.lg} {
    grid-area: auto;
    margin: 0;
    text-align: start;
  }
`;

/** The table has a column for it; a card shows it where it differs from the total. */
const Each = styled.span`
  display: block;
  ${type('caption')}
  color: ${color('text.secondary')};
  ${media.lg} {
    display: none;
  }
`;

const Tools = styled.td`
  /* Beside the stepper: the space above is for the name. */
  grid-area: 2 / 2 / 3 / 4;
  justify-self: end;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};
  color: ${color('text.secondary')};
  ${media.lg} {
    grid-area: auto;
    justify-self: auto;
    gap: ${space(2)};
  }
`;

/** A line of 'Your Cart': a row of the table, a card below 992. */
export function CartRow({ item, lines }: CartRowProps) {
  const limit = useLineLimit(item);
  return (
    <Row role="row" data-highlighted={limit.highlighted || undefined}>
      <Product role="cell">
        <Picture file={item.imageFile} alt="" sizes="96px" />
        <Words>
          <Name to={paths.product.to({ id: item.productId })}>{item.productName}</Name>
          <LineChoice item={item} />
          <LineNotes
            ref={limit.notesRef}
            item={item}
            note={limit.note}
            problem={lines.problems.get(item.id)}
          />
        </Words>
      </Product>
      <Quantity role="cell">
        <Stepper
          dense
          label={`quantity of ${item.productName}`}
          value={item.quantity}
          max={lineMaximum(item)}
          disabled={isGone(item)}
          onChange={(quantity) => void lines.setQuantity(item, quantity)}
          onLimit={(which) => {
            if (which === 'max') limit.hit();
          }}
        />
      </Quantity>
      <Unit role="cell">{formatCents(item.price)}</Unit>
      <Sum role="cell">
        {formatCents(lineTotal(item))}
        {item.quantity > 1 && <Each aria-hidden> {formatCents(item.price)} each</Each>}
      </Sum>
      <Tools role="cell">
        {!item.withdrawn && <EditLine item={item} />}
        <RemoveButton name={item.productName} onClick={() => void lines.remove(item)} />
      </Tools>
    </Row>
  );
}
