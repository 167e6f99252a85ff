import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { setProductPrice } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { changedPrice, dollarsFromCents, formatCents, type PriceChange } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, SegmentedControl } from '@ritual/shared/ui';
import {
  Action,
  AdminDialog,
  DialogFoot,
  DialogWords,
  type BulkChange,
  type OpenList,
} from '../../../admin/index.ts';
import { readAmount } from '../../../rules/read-amount.ts';
import { productsWords } from './products-bulk.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface Asked {
  readonly products: readonly AdminProductSummary[];
  readonly list: OpenList<AdminProductSummary>;
}

interface PriceDialogProps {
  /** null: the dialog is closed. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

/** Prices of many products are changed by percent, or to one amount. */
export function PriceDialog({ asked, onClose }: PriceDialogProps) {
  return (
    <AdminDialog
      open={asked !== null}
      onClose={onClose}
      title={asked ? `Change the price of ${productsWords(asked.products.length)}` : ''}
    >
      {asked && <PriceForm {...asked} onClose={onClose} />}
    </AdminDialog>
  );
}

function PriceForm({ products, list, onClose }: Asked & Pick<PriceDialogProps, 'onClose'>) {
  const input = useRef<HTMLInputElement>(null);
  const [by, setBy] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const [shownBefore, setShownBefore] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  const change = readChange(by, typed);
  const [first] = products;
  const example = first && change ? changedPrice(first, change, shownBefore) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change) {
      setWrong(by === 'percent' ? 'Enter a percentage such as −20 or 5.' : 'Enter an amount such as 98.00.');
      input.current?.focus();
      return;
    }
    onClose();
    void list.perform(pricing(change, shownBefore), products);
  };
  return (
    <Form noValidate aria-label="Change prices" onSubmit={submit}>
      <SegmentedControl
        label="How"
        value={by}
        segments={[
          { value: 'percent', label: 'By percent' },
          { value: 'amount', label: 'To an amount' },
        ]}
        onChange={(next) => {
          setBy(next);
          setWrong(null);
        }}
      />
      <Field
        ref={input}
        size="compact"
        label={by === 'percent' ? 'Percent' : 'Price'}
        hint={by === 'percent' ? 'Less with a minus: −20.' : 'The same for all of them.'}
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
        label="Show the price of now beside a lower one"
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
    </Form>
  );
}

function readChange(by: 'percent' | 'amount', typed: string): PriceChange | null {
  if (by === 'amount') {
    const cents = readAmount(typed);
    return cents === null || cents === 0 ? null : { by, cents };
  }
  const text = typed.replace(/[\s%]/g, '').replace('−', '-');
  const percent = Number(text);
  const isPercent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) && percent > -100 && percent !== 0;
  return isPercent ? { by, percent } : null;
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
