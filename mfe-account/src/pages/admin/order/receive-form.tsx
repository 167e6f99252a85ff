import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { receiveReturn } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import {
  dollarsFromCents,
  formatCents,
  refundableShipping,
  unfitOf,
  type PieceCondition,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, folded, useAdmin, useUndo, type DialogForm } from '../../../admin/index.ts';
import { isTyping } from '../../../admin/keys/keys.ts';
import { newId } from '../../../rules/new-id.ts';
import {
  arrivedOf,
  inCondition,
  keptUnits,
  refundFor,
  rowsOf,
  type ReturnRow,
} from '../../../rules/return-rows.ts';
import { pieces as piecesWord } from '../orders/order-words.tsx';
import { Hint, Lines } from './lines.ts';
import { ReceiveResult } from './receive-result.tsx';
import { ReceiveRow } from './receive-row.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${space(6)};
  align-items: start;
  ${folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const conditionOfKey: Readonly<Partial<Record<string, PieceCondition>>> = {
  a: 'AS_NEW',
  m: 'MARKED',
  d: 'DAMAGED',
  x: 'MISSING',
};

interface ReceiveFormProps extends DialogForm {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
  readonly change: ChangeOrder;
}

/** A row for each piece: its condition, where it goes, and what its customer gets. */
export function ReceiveForm({ order, returned, change, onUnsaved, onClose, onDone }: ReceiveFormProps) {
  const say = useUndo();
  const { singleKeys } = useAdmin().preferences;
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // One for each opening: what is sent again after a failed connection is the same receipt.
  const [receiptId] = useState(newId);
  const [rows, setRows] = useState<readonly ReturnRow[]>(() => rowsOf(returned));
  const [shipping, setShipping] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<number, string>>>({});
  const [nothing, setNothing] = useState(false);
  const { busy, problem, act } = useAct('dialog');

  const kept = keptUnits(order, returned);
  const arrived = arrivedOf(rows);
  const amount = refundFor(order, arrived, { kept, shipping });
  const shippingLeft = refundableShipping(order);
  const touched = shipping || rows.some(({ condition }) => condition !== null);
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);

  const set = (next: readonly ReturnRow[], index: number) => {
    setRows(next);
    setNothing(false);
    setWrong(({ [index]: _, ...others }) => others);
  };
  const choose = (index: number, condition: PieceCondition) =>
    set(inCondition(rows, index, condition, kept), index);
  const rowElement = (index: number) => list.current?.children[index];

  const receive = async () => {
    const body = {
      ...{ receiptId, shipping, amount: dollarsFromCents(amount) },
      pieces: arrived.map(({ row: _, ...piece }) => piece),
    };
    const params = { id: order.id, returnId: returned.id };
    try {
      const next = await change('Receive the return', () => api.call(receiveReturn, { params, body }));
      if (!next) return;
    } catch (error) {
      if (isApiError(error)) setWrong(wrongRows(error.fields, arrived));
      throw error;
    }
    onDone();
    const money = amount > 0 ? `, ${formatCents(amount)} goes back` : '';
    say({ words: `${piecesWord(arrived.length)} received${money}. The customer is told` });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const unfit = arrived.flatMap((piece) => {
      const found = unfitOf(piece);
      return found ? [[piece.row, found.message] as const] : [];
    });
    setWrong(Object.fromEntries(unfit));
    setNothing(arrived.length === 0);
    const first = unfit[0]?.[0];
    if (first !== undefined) {
      rowElement(first)?.querySelector<HTMLElement>('[name="reason"]')?.focus();
      return;
    }
    if (arrived.length > 0) act('receive', receive);
  };
  const press = (event: KeyboardEvent) => {
    if (!singleKeys || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = [...(list.current?.children ?? [])].findIndex((row) => row.contains(event.target as Node));
    const condition = conditionOfKey[event.key.toLowerCase()];
    if (condition && rows[at]) {
      event.preventDefault();
      choose(at, condition);
      rowElement(at)?.querySelector<HTMLElement>(`[value="${condition}"]`)?.focus();
    }
    if (/^[1-9]$/.test(event.key) && rows[Number(event.key) - 1]) {
      event.preventDefault();
      const row = rowElement(Number(event.key) - 1);
      (row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector('input'))?.focus();
    }
  };

  return (
    <form ref={form} noValidate aria-label="Receive the return" onSubmit={submit} onKeyDown={press}>
      <Columns>
        <div>
          <Lines ref={list}>
            {rows.map((row, index) => (
              <ReceiveRow
                key={index}
                {...{ order, returned, row, kept }}
                nth={index + 1}
                error={wrong[index]}
                onCondition={(condition) => choose(index, condition)}
                onChange={(changes) =>
                  set(
                    rows.map((each, at) => (at === index ? { ...each, ...changes } : each)),
                    index,
                  )
                }
              />
            ))}
          </Lines>
          {shippingLeft > 0 && order.refundable > 0 && (
            <Checkbox
              label={`The shipping goes back, too, ${formatCents(shippingLeft)}`}
              checked={shipping}
              onChange={({ target }) => setShipping(target.checked)}
            />
          )}
          {singleKeys && (
            <Hint>
              Keys: 1–9 go to a piece; A as new, M marked, D damaged, X missing. A piece without a condition
              is received later.
            </Hint>
          )}
        </div>
        <ReceiveResult {...{ order, amount, kept }} pieces={arrived} left={rows.length - arrived.length} />
      </Columns>
      {nothing && <FormError>Choose the condition of at least one piece.</FormError>}
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy !== null}>
          {arrived.length === 0 ? 'Receive' : `Receive ${piecesWord(arrived.length)}`}
          {amount > 0 ? ` and refund ${formatCents(amount)}` : ''}
        </Action>
      </DialogFoot>
    </form>
  );
}

/** What the API says of pieces, by the row in which each stands. */
function wrongRows(
  fields: readonly { readonly path: string; readonly message: string }[],
  pieces: readonly { readonly row: number }[],
): Readonly<Record<number, string>> {
  return Object.fromEntries(
    fields.flatMap(({ path, message }) => {
      const row = pieces[Number(/^pieces\.(\d+)\./.exec(path)?.[1] ?? -1)]?.row;
      return row === undefined ? [] : [[row, message]];
    }),
  );
}
