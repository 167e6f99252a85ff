import { useState } from 'react';
import { styled } from 'styled-components';
import type { CartItem, Product } from '@ritual/shared/contract';
import {
  choose,
  clampQuantity,
  colorsOfVariants,
  isSoldOut,
  productStockNote,
  sizesOfVariants,
  variantOf,
  type ChoosableVariant,
  type VariantChoice,
} from '@ritual/shared/kernel';
import { errorMessage } from '@ritual/shared/http';
import { useCart, useStores } from '@ritual/shared/state';
import { color, space, type, weight } from '@ritual/shared/theme';
import { Button, FormError, SizeGroup, Stepper, StockNote, SwatchGroup } from '@ritual/shared/ui';
import { unitsFor, whyNotSavable } from '../../rules/cart/edit-choice.ts';

interface EditLineFormProps {
  readonly item: CartItem;
  readonly product: Product;
  /** Called when another color is selected. */
  readonly onColor: (id: string) => void;
  readonly onDone: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(6)};
`;

const Quantity = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  ${type('small')}
`;

const Label = styled.span`
  font-weight: ${weight('label')};
  color: ${color('text.primary')};
`;

/** Size, color and quantity of a line, with the stock of each. */
export function EditLineForm({ item, product, onColor, onDone }: EditLineFormProps) {
  const { cart } = useStores();
  const items = useCart((state) => state.cart.items);
  const [choice, setChoice] = useState<VariantChoice>({ size: item.size, color: item.colorId });
  const [wanted, setWanted] = useState(item.quantity);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const { variants } = product;
  const unitsOf = (of: ChoosableVariant) => unitsFor(items, item, of);
  const variant = variantOf(variants, choice);
  const units = variant ? unitsOf(variant) : 0;
  const quantity = clampQuantity(wanted, units);
  const note = variant ? productStockNote(units, 0) : null;
  const blocked = whyNotSavable(variants, choice, units);
  const pick = (change: Partial<VariantChoice>) =>
    setChoice((before) => choose(variants, before, change, unitsOf));

  const save = async () => {
    if (!variant) return;
    setSaving(true);
    setFailure(null);
    try {
      if (variant.id !== item.variantId || quantity !== item.quantity) {
        await cart.getState().update(item.id, { quantity, variantId: variant.id });
      }
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SwatchGroup
        label="Color"
        swatches={colorsOfVariants(variants).map(({ id, name, code }) => ({
          value: id,
          name,
          code,
          soldOut: isSoldOut(variants, { color: id }, unitsOf),
        }))}
        value={choice.color}
        onChange={(id) => {
          pick({ color: id });
          onColor(id);
        }}
      />
      <SizeGroup
        label="Size"
        sizes={sizesOfVariants(variants).map((value) => ({
          value,
          soldOut: isSoldOut(variants, { size: value }, unitsOf),
        }))}
        value={choice.size}
        onChange={(size) => pick({ size })}
      />
      <Quantity>
        <Label aria-hidden="true">Quantity</Label>
        <Stepper
          label={`quantity of ${item.productName}`}
          value={quantity}
          max={Math.max(1, units)}
          disabled={units === 0}
          onChange={setWanted}
        />
        {note && <StockNote tone={note.tone}>{note.text}</StockNote>}
      </Quantity>
      {failure !== null && <FormError>{errorMessage(failure)}</FormError>}
      <Button
        type="submit"
        block
        pending={saving}
        pendingText="Saving…"
        disabledReason={blocked ?? undefined}
      >
        Save changes
      </Button>
    </Form>
  );
}
