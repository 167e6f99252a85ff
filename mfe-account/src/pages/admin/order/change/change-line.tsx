import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, Select, Stepper } from '@ritual/shared/ui';
import { phone } from '../../../../admin/index.ts';
import { Hint, Line } from '../lines.ts';
import { Piece, type PieceOf } from '../piece.tsx';
import type { Refusal } from './refusal.ts';

const Row = styled(Line)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px 184px;
  gap: ${space(1, 4)};
  padding-block: ${space(2)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  align-self: end;
  gap: ${space(1, 2)};
`;

const Below = styled.div`
  grid-column: 1 / -1;
`;

interface ChangeLineProps {
  readonly piece: PieceOf;
  /** In its controls: 'Halo Scoop Bra, Bone, S'. */
  readonly name: string;
  /** undefined: it is loading, or is not sold any more. */
  readonly product: ProductSummary | undefined;
  /** As ordered; null: of an added product. */
  readonly ordered: { readonly variantId: number; readonly quantity: number } | null;
  /** Variants of which units are kept for this order, though none may be left for others. */
  readonly kept: ReadonlySet<number>;
  readonly variantId: number | null;
  readonly quantity: number;
  readonly refused: Refusal | null;
  readonly onVariant: (variantId: number | null) => void;
  readonly onQuantity: (quantity: number) => void;
  /** What of it stays, or a button that takes it out. */
  readonly children?: ReactNode;
}

/** One line of what is to be shipped: size and color, and how many. */
export function ChangeLine({
  piece,
  name,
  product,
  ordered,
  kept,
  refused,
  children,
  ...line
}: ChangeLineProps) {
  const { variantId, quantity, onVariant, onQuantity } = line;
  const isOrdered = (id: number) => id === ordered?.variantId;
  const options = (product?.variants ?? []).map(({ id, color, size, stock }) => ({
    value: String(id),
    label: `${color.name}, ${size} (${isOrdered(id) ? 'as ordered' : stock === 0 ? 'none left' : `${String(stock)} left`})`,
    disabled: stock === 0 && !isOrdered(id) && !kept.has(id) && id !== variantId,
  }));
  const isKnown = options.some(({ value }) => Number(value) === ordered?.variantId);
  const own =
    ordered && !isKnown ? [{ value: String(ordered.variantId), label: `${piece.color}, ${piece.size}` }] : [];
  return (
    <Row>
      <Piece item={piece} />
      <Select
        size="compact"
        label="Size and color"
        aria-label={`Size and color of ${name}`}
        name="variant"
        {...(ordered === null && { placeholder: 'Choose size and color', autoFocus: true })}
        options={[...own, ...options]}
        value={variantId ?? ''}
        error={refused?.isCount === true ? null : refused?.words}
        onChange={({ target }) => onVariant(target.value === '' ? null : Number(target.value))}
      />
      <Count>
        <Stepper
          dense
          label={`Pieces of ${name}`}
          min={ordered === null ? 1 : 0}
          max={policy.maxQuantityPerLine}
          value={quantity}
          onChange={onQuantity}
        />
        {ordered !== null && quantity !== ordered.quantity && (
          <Hint>{quantity === 0 ? 'Dropped' : `was ${String(ordered.quantity)}`}</Hint>
        )}
      </Count>
      {refused?.isCount === true && (
        <Below>
          <FormError>{refused.words}</FormError>
        </Below>
      )}
      {children !== undefined && <Below>{children}</Below>}
    </Row>
  );
}
