import { useEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { decideReturn } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { exchangeHoldDays, unitsByLine, type Units } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, Select, Stepper, TextArea } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, phone, useUndo, type DialogForm } from '../../../admin/index.ts';
import { Lines, Words } from './lines.ts';
import { Piece, pieceName } from './piece.tsx';
import { sendBack } from './return-reply.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';
import { useProducts } from './use-products.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px auto;
  gap: ${space(2, 4)};
  align-items: center;
  padding-block: ${space(3)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface ExchangeDialogProps {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Approves a return of which something is exchanged. */
export function ExchangeDialog({ open, ...rest }: ExchangeDialogProps) {
  return (
    <FormDialog open={open} onClose={rest.onClose} title="Approve with an exchange" width="wide">
      {(form) => <Form {...rest} {...form} />}
    </FormDialog>
  );
}

type FormProps = Omit<ExchangeDialogProps, 'open'> & DialogForm;

function Form({ order, returned, change, onUnsaved, onClose, onDone }: FormProps) {
  const say = useUndo();
  const units = unitsByLine(returned.lines);
  const items = order.items.filter(({ id }) => (units[id] ?? 0) > 0);
  const { products, failed, again } = useProducts(items.map(({ productId }) => productId));
  /** Variants by line; without one the line is refunded. */
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [counts, setCounts] = useState<Units>(units);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [none, setNone] = useState(false);
  const [reply, setReply] = useState('');
  const { busy, problem, act } = useAct('dialog');

  const exchanges = items.flatMap(({ id }) => {
    const variantId = chosen[id];
    return variantId === undefined ? [] : [{ orderItemId: id, variantId, quantity: counts[id] ?? 1 }];
  });
  const touched = exchanges.length > 0 || reply !== '';
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);
  const approve = async () => {
    const params = { id: order.id, returnId: returned.id };
    const body = { status: 'APPROVED' as const, exchanges, reply };
    try {
      if (!(await change('Approve the return', () => api.call(decideReturn, { params, body })))) return;
    } catch (error) {
      if (isApiError(error)) {
        const said = error.fields.flatMap(({ path, message }) => {
          const line = exchanges[Number(/^exchanges\.(\d+)\./.exec(path)?.[1] ?? -1)];
          return line ? [[line.orderItemId, message] as const] : [];
        });
        setWrong(Object.fromEntries(said));
        again();
      }
      throw error;
    }
    onDone();
    say({ words: 'The return is approved with an exchange, and the customer is told' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNone(exchanges.length === 0);
    if (exchanges.length > 0) act('approve', approve);
  };

  return (
    <form noValidate aria-label="Approve with an exchange" onSubmit={submit}>
      <Words>
        The new pieces are kept for {exchangeHoldDays} days. When the old ones have come, they leave as
        another parcel of this order, and no money moves.
      </Words>
      <Lines>
        {items.map((item) => {
          const product = products.get(item.productId);
          const options = (product?.variants ?? [])
            .filter(({ id, stock }) => id !== item.variantId && stock > 0)
            .map(({ id, color, size, stock }) => ({
              value: String(id),
              label: `${color.name}, ${size} (${String(stock)} left)`,
            }));
          const most = units[item.id] ?? 1;
          return (
            <Row key={item.id}>
              <Piece item={item} />
              <Select
                size="compact"
                label="In exchange for it"
                aria-label={`In exchange for ${pieceName(item)}`}
                name="variant"
                placeholder={product || failed ? 'No exchange: refund' : 'Loading…'}
                options={options}
                value={chosen[item.id] ?? ''}
                error={wrong[item.id]}
                onChange={({ target }) => {
                  const { [item.id]: _, ...others } = chosen;
                  setChosen(target.value === '' ? others : { ...others, [item.id]: Number(target.value) });
                  setWrong({});
                  setNone(false);
                }}
              />
              {most > 1 && chosen[item.id] !== undefined && (
                <Stepper
                  label={`Pieces of ${pieceName(item)} to exchange`}
                  min={1}
                  max={most}
                  value={counts[item.id] ?? 1}
                  onChange={(value) => setCounts((before) => ({ ...before, [item.id]: value }))}
                />
              )}
            </Row>
          );
        })}
      </Lines>
      <TextArea
        {...sendBack}
        optional
        name="reply"
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      {failed !== null && <FormError>{failed}</FormError>}
      {none && <FormError>Choose what is exchanged, or approve the return without an exchange.</FormError>}
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        {failed !== null && <Action onClick={again}>Try again</Action>}
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy !== null}>
          Approve with an exchange
        </Action>
      </DialogFoot>
    </form>
  );
}
