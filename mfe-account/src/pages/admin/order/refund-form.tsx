import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminOrderItem } from '@ritual/shared/contract';
import {
  amountOfUnits,
  type Cents,
  decimalOfCents,
  formatCents,
  openUnits,
  readAmount,
  refundableShipping,
  type RefundCause,
  type Units,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, FormError, Select, Stepper } from '@ritual/shared/ui';
import { Action, DialogFoot, folded, type DialogForm } from '../../../admin/index.ts';
import { linesOf, refundSums, strandedPieces, withMoney } from '../../../rules/refund-amounts.ts';
import { pieces as piecesWord } from '../orders/order-words.tsx';
import { Line, Lines, Said, Words } from './lines.ts';
import { Piece, pieceName } from './piece.tsx';
import { isCause, refundCauseOptions } from './refund-causes.ts';
import { RefundResult } from './refund-result.tsx';
import { useAct } from './use-act.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${space(6)};
  align-items: start;
  ${folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-end: ${space(4)};
`;

const AmountRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2, 3)};
  & > :first-child {
    flex: 0 1 220px;
  }
`;

/** Keeps its place from the start: the stepper before it must not move under the hand. */
const Back = styled.div<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

const Amount = styled.strong`
  min-width: 76px;
  margin-inline-start: auto;
  text-align: end;
`;

export interface RefundChoice {
  readonly amount: Cents;
  readonly restock: { orderItemId: string; quantity: number }[];
  /** What the money is for. */
  readonly lines: { orderItemId: string; quantity: number }[];
  readonly shipping: boolean;
  readonly cause: RefundCause | null;
}

interface RefundFormProps extends Pick<DialogForm, 'onUnsaved' | 'onClose'> {
  readonly order: AdminOrder;
  /** Most units of each line; lines without any are not shown. */
  readonly most: Units;
  /** Lines whose pieces go back to stock unless the person says otherwise. */
  readonly restocked: (orderItemId: string) => boolean;
  readonly onDo: (choice: RefundChoice) => Promise<void>;
  /** null: it cannot be canceled. */
  readonly onCancelOrder: (() => void) | null;
}

/** How much goes back, typed or by line, and which pieces can be sold again. */
export function RefundForm({
  order,
  most,
  restocked,
  onDo,
  onCancelOrder,
  onUnsaved,
  onClose,
}: RefundFormProps) {
  const { refundable } = order;
  const shipping = refundableShipping(order);
  const amountRef = useRef<HTMLInputElement>(null);
  const amountFor = (units: Units, withShipping: boolean): string => {
    const { sum } = refundSums(order, units, withShipping);
    return sum === 0 ? '' : decimalOfCents(Math.min(sum, refundable));
  };
  const [chosen, setChosen] = useState<Units>({});
  const [withShipping, setWithShipping] = useState(false);
  const [back, setBack] = useState<Readonly<Record<string, boolean>>>({});
  // Nothing is filled in: all the money of an order goes back by no slip of the hand.
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [cause, setCause] = useState<RefundCause | null>(null);
  const { busy, problem, act } = useAct('dialog');
  const linesId = useId();

  const lines = order.items.filter(({ id }) => (most[id] ?? 0) > 0);
  // A colleague may have refunded some of them meanwhile.
  const units = Object.fromEntries(lines.map(({ id }) => [id, Math.min(chosen[id] ?? 0, most[id] ?? 0)]));
  const goesBack = (id: string) => back[id] ?? restocked(id);
  // Of a line in several parcels, what is at the customer already comes back by a return.
  const inStore = (item: AdminOrderItem) => openUnits(item) || (most[item.id] ?? 0);
  const restock = Object.fromEntries(
    lines.map((item) => [item.id, goesBack(item.id) ? Math.min(units[item.id] ?? 0, inStore(item)) : 0]),
  );
  const amount = refundable === 0 ? 0 : readAmount(typed);
  const stranded = amount === refundable ? strandedPieces(order, restock) : 0;
  const touched = typed !== '' || withShipping || Object.values(units).some((count) => count > 0);
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);

  const choose = (next: Units, ship = withShipping) => {
    setChosen(next);
    setWithShipping(ship);
    setTyped(amountFor(next, ship));
    setWrong(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found =
      amount === null || (amount === 0 && refundable > 0)
        ? 'Enter an amount above 0, such as 24.90.'
        : amount > refundable
          ? `At most ${formatCents(refundable)} is left.`
          : null;
    setWrong(found);
    if (found !== null) amountRef.current?.focus();
    else if (stranded === 0 && refundable > 0) {
      const lines = linesOf(withMoney(order, units));
      const given = { amount: amount ?? 0, restock: linesOf(restock) };
      act('refund', () => onDo({ ...given, lines, shipping: withShipping, cause }));
    }
  };

  return (
    <form noValidate aria-label="Refund" onSubmit={submit}>
      <Columns>
        <div>
          {refundable > 0 && (
            <Fields>
              <AmountRow>
                <Field
                  ref={amountRef}
                  size="compact"
                  label="Amount in dollars"
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  autoFocus
                  value={typed}
                  error={wrong}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setWrong(null);
                  }}
                />
                <Action
                  look="plain"
                  onClick={() => {
                    choose(most, true);
                    setTyped(decimalOfCents(refundable));
                  }}
                >
                  All that is left, {formatCents(refundable)}
                </Action>
              </AmountRow>
              <Select
                size="compact"
                label="Reason"
                name="cause"
                optional
                placeholder="No reason"
                options={refundCauseOptions}
                value={cause ?? ''}
                onChange={({ target }) => setCause(isCause(target.value) ? target.value : null)}
              />
            </Fields>
          )}
          {refundable === 0 && <FormError>Nothing of the money is left: it went back meanwhile.</FormError>}
          <Words id={linesId}>Or by line: choose pieces, and their amount is filled in.</Words>
          <Lines aria-labelledby={linesId}>
            {lines.map((item) => {
              const { id } = item;
              const count = units[id] ?? 0;
              return (
                <Line key={id}>
                  <Piece item={item} />
                  <Said>
                    <Stepper
                      label={`Pieces of ${pieceName(item)} to refund`}
                      min={0}
                      max={most[id] ?? 0}
                      value={count}
                      onChange={(value) => choose({ ...units, [id]: value })}
                    />
                    <span>of {most[id]}</span>
                    <Back $shown={count > 0}>
                      <Checkbox
                        label="Back to stock"
                        aria-label={`${pieceName(item)}: back to stock`}
                        checked={goesBack(id)}
                        onChange={({ target }) => setBack((before) => ({ ...before, [id]: target.checked }))}
                      />
                    </Back>
                    <Amount>{formatCents(amountOfUnits(item, count))}</Amount>
                  </Said>
                </Line>
              );
            })}
          </Lines>
          {shipping > 0 && refundable > 0 && (
            <Checkbox
              label={`The shipping, ${formatCents(shipping)}`}
              checked={withShipping}
              onChange={({ target }) => choose(units, target.checked)}
            />
          )}
        </div>
        <RefundResult {...{ order, units, restock, withShipping }} amount={amount ?? 0} />
      </Columns>
      {stranded > 0 && (
        <FormError>
          All the money would go back, but {piecesWord(stranded)} {stranded === 1 ? 'has' : 'have'} not
          shipped. Put {stranded === 1 ? 'it' : 'them'} back to stock as well
          {onCancelOrder === null ? '.' : ', or '}
          {onCancelOrder !== null && <Action onClick={onCancelOrder}>Cancel the order instead</Action>}
        </FormError>
      )}
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action
          type="submit"
          look="filled"
          press="$mod+Enter"
          pending={busy !== null}
          disabled={refundable === 0}
        >
          {amount === null || amount === 0 ? 'Refund' : `Refund ${formatCents(amount)}`}
        </Action>
      </DialogFoot>
    </form>
  );
}
