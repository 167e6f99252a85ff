import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { AdminOrder, OrderChangeQuote } from '@ritual/shared/contract';
import { changeOrder } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { dollarsFromCents, formatCents } from '@ritual/shared/kernel';
import { FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, useRights, useUndo, type DialogForm } from '../../../../admin/index.ts';
import { isTouched, noDraft, wantedOf, type ChangeDraft } from '../../../../rules/change-draft.ts';
import { newId } from '../../../../rules/new-id.ts';
import { useAct } from '../use-act.ts';
import type { ChangeOrder } from '../use-order.ts';
import { ChangeLines } from './change-lines.tsx';
import { ChangeMethod } from './change-method.tsx';
import { ChangeQuote } from './change-quote.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useQuote } from './use-quote.ts';

export interface ChangeFormProps extends DialogForm {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** What the button does. */
function doWords(quote: OrderChangeQuote | null, isWaived: boolean): string {
  if (quote?.price === 'cheaper') return `Change and give back ${formatCents(quote.toRefund)}`;
  if (quote?.price === 'dearer' && isWaived) return 'Change without charging';
  return quote?.price === 'dearer' ? `Send the link for ${formatCents(quote.toPay)}` : 'Change the order';
}

/** What is wanted of an order, what it costs, and why it cannot be. */
export function ChangeForm({ order, change, onUnsaved, onClose, onDone }: ChangeFormProps) {
  const may = useRights();
  const say = useUndo();
  const { id, number } = order;
  const [draft, setDraft] = useState<ChangeDraft>(noDraft);
  const [reason, setReason] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Why it was not sent, or not done. */
  const [missing, setMissing] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  // One for each content: a change that is sent again after a failed connection is the same one.
  const [changeIds] = useState(() => new Map<string, string>());
  const { busy, problem, act } = useAct('dialog');

  const read = wantedOf(order, draft);
  const wanted = read === 'bad price' ? null : read;
  const { answer: quote, error, isFresh, again } = useQuote(order, wanted);
  // What was refused when it was sent stands until the new sums have come.
  const refusal = isFresh ? (error === null ? null : refusalOf(error, order, draft)) : refused;
  const waive = quote?.price === 'dearer' && may('orders.refund') ? reason : null;

  const touched = isTouched(draft);
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);
  // By the order, not by the answer: that of a change which was made may be lost, and sent again it would be made twice.
  const sent = [...changeIds.values()];
  const made = busy === null ? order.changes.find(({ id: changeId }) => sent.includes(changeId)) : undefined;
  const said =
    made &&
    (made.state === 'OPEN'
      ? `The customer gets a link to pay ${formatCents(made.toPay)}`
      : `${number} is changed`);
  // Once, not at each render while the dialog fades out.
  const finish = useEffectEvent((words: string) => {
    onDone();
    say({ words });
  });
  useEffect(() => {
    if (said !== undefined) finish(said);
  }, [said]);
  const edit = (next: ChangeDraft) => {
    setDraft(next);
    setMissing(null);
    setRefused(null);
  };

  const send = async () => {
    if (!wanted || !quote) return;
    const { version, toPay, toRefund } = quote;
    const { units, method, methodPrice } = wanted;
    const content = JSON.stringify([wanted, waive]);
    const changeId = changeIds.get(content) ?? newId();
    changeIds.set(content, changeId);
    const body = {
      ...{ changeId, units, waive, ...(method && { method }) },
      methodPrice: methodPrice === null ? null : dollarsFromCents(methodPrice),
      seen: { version, toPay: dollarsFromCents(toPay), toRefund: dollarsFromCents(toRefund) },
    };
    try {
      const words = doWords(quote, waive !== null);
      await change(words, () => api.call(changeOrder, { params: { id }, body }));
    } catch (failure) {
      if (isApiError(failure)) {
        const found = refusalOf(failure, order, draft);
        setRefused(found.line === null ? null : found);
        again();
      }
      throw failure;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = waive !== null && waive.trim() === '';
    setWrong(isEmpty ? 'Say why the difference is not charged.' : null);
    const found =
      read === null ? 'Change something first.' : !quote || !isFresh ? 'Look at the new sums first.' : null;
    setMissing(refusal === null && read !== 'bad price' ? found : null);
    if (found === null && !isEmpty) act('change', send);
  };

  return (
    <form noValidate aria-label="Change the order" onSubmit={submit}>
      <ChangeLines {...{ order, draft, refusal }} onDraft={edit} />
      <ChangeMethod {...{ order, draft }} wrong={read === 'bad price'} onDraft={edit} />
      <ChangeQuote
        {...{ order, quote, isFresh, reason, wrong }}
        isRefused={refusal !== null || read === 'bad price'}
        onReason={
          may('orders.refund')
            ? (next) => {
                setReason(next);
                setWrong(null);
              }
            : null
        }
      />
      {refusal?.line === null && <FormError>{refusal.words}</FormError>}
      {missing !== null && <FormError>{missing}</FormError>}
      {problem !== null && refusal === null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy !== null}>
          {doWords(quote, waive !== null)}
        </Action>
      </DialogFoot>
    </form>
  );
}
