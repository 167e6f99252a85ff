import { useRef, useState, type FormEvent } from 'react';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { setProductPrice } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  changedPrice,
  dollarsFromCents,
  formatCents,
  type PriceChange,
  readAmount,
} from '@ritual/shared/kernel';
import { Checkbox, Field } from '@ritual/shared/ui';
import { Action, DialogFoot, DialogWords, type BulkChange } from '../../../admin/index.ts';
import { productsWords } from './products-bulk.ts';
import { ProductsDialog, ProductsForm, type ChosenProducts } from './products-dialog.tsx';

interface PriceDialogProps {
  /** null: the dialog is closed. */
  readonly asked: ChosenProducts | null;
  readonly onClose: () => void;
}

/** Prices of many products are changed by percent, or to one amount. */
export function PriceDialog({ asked, onClose }: PriceDialogProps) {
  return (
    <ProductsDialog asked={asked} onClose={onClose} act="Change the price of">
      {(chosen) => <PriceForm {...chosen} onClose={onClose} />}
    </ProductsDialog>
  );
}

function PriceForm({ products, list, onClose }: ChosenProducts & Pick<PriceDialogProps, 'onClose'>) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shownBefore, setShownBefore] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  const change = readChange(typed);
  const [first] = products;
  const example = first && change ? changedPrice(first, change, shownBefore) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change) {
      setWrong('Enter an amount such as 98.00, or a percentage such as −20%.');
      input.current?.focus();
      return;
    }
    onClose();
    void list.perform(pricing(change, shownBefore), products);
  };
  return (
    <ProductsForm noValidate aria-label="Change prices" onSubmit={submit}>
      <Field
        ref={input}
        size="compact"
        label="New price"
        hint="An amount for all of them, such as 98.00, or a percentage, such as −20% or +5%."
        autoComplete="off"
        autoFocus
        error={wrong}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
      />
      <Checkbox
        label="Show the current price beside a lower one"
        checked={shownBefore}
        onChange={({ target }) => setShownBefore(target.checked)}
      />
      {first && example && (
        <DialogWords>
          {first.name}: {formatCents(first.price)} → {formatCents(example.price)}
          {example.compareAtPrice !== null && `, beside ${formatCents(example.compareAtPrice)}`}
        </DialogWords>
      )}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter">
          Change {productsWords(products.length)}
        </Action>
      </DialogFoot>
    </ProductsForm>
  );
}

/** '98.00' is an amount, '−20%' a percentage; null: it is neither. */
function readChange(typed: string): PriceChange | null {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  if (!text.endsWith('%')) {
    const cents = readAmount(text);
    return cents === null || cents === 0 ? null : { by: 'amount', cents };
  }
  const percent = Number(text.slice(0, -1));
  const isPercent = /^[+-]?\d{1,3}(\.\d{1,2})?%$/.test(text) && percent > -100 && percent !== 0;
  return isPercent ? { by: 'percent', percent } : null;
}

function pricing(change: PriceChange, shownBefore: boolean): BulkChange<AdminProductSummary> {
  const put = (
    { id, version }: AdminProductSummary,
    { price, compareAtPrice }: Pick<AdminProductSummary, 'price' | 'compareAtPrice'>,
  ) => {
    const body = {
      ...{ version, price: dollarsFromCents(price) },
      compareAtPrice: compareAtPrice === null ? null : dollarsFromCents(compareAtPrice),
    };
    return api.call(setProductPrice, { params: { id }, body });
  };
  return {
    ...{ id: 'price', label: 'Change price' },
    change: (row) => ({ ...row, ...changedPrice(row, change, shownBefore) }),
    run: (row) => put(row, changedPrice(row, change, shownBefore)),
    undo: (before, after) => put(after, before),
    done: (count) => `The price of ${productsWords(count)} is changed`,
  };
}
