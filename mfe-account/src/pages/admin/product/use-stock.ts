import { useState } from 'react';
import type { AdminProduct, AdminVariant } from '@ritual/shared/contract';
import { changeStock, getAdminProduct } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { readStockEntry, type StockChange } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import { newId } from '../../../rules/new-id.ts';

/** What was typed into a cell, and how many there were then: a count is refused when that is no longer so. */
interface Entry {
  readonly text: string;
  readonly expected: number;
}

export interface PendingChange {
  readonly variant: AdminVariant;
  readonly change: StockChange;
}

type Entries = Readonly<Record<number, Entry>>;

const refusals = ['STOCK_CHANGED', 'STOCK_RESERVED', 'STOCK_TOO_HIGH'] as const;

/** Stock as it is typed into the grid, and sent with a reason: all cells or none. */
export function useStock(product: AdminProduct, onChanged: (product: AdminProduct) => void) {
  const say = useUndo();
  const [entries, setEntries] = useState<Entries>({});
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{
    readonly words: string;
    readonly variantId: number | null;
  } | null>(null);
  const [busy, setBusy] = useState(false);
  /** Of one decision: when its answer is lost, it is sent again and moves nothing twice. */
  const [callId, setCallId] = useState(newId);
  const { id } = product;

  const read = product.variants.flatMap((variant) => {
    const entry = entries[variant.id];
    const change = entry ? readStockEntry(entry.text, entry.expected) : null;
    return change === null ? [] : [{ variant, change }];
  });
  const pending = read.filter((each): each is PendingChange => each.change !== 'unreadable');
  const unreadable = new Set(
    read.filter(({ change }) => change === 'unreadable').map(({ variant }) => variant.id),
  );

  const type = (variant: AdminVariant, text: string) => {
    setProblem(null);
    setCallId(newId());
    setEntries((before) => ({
      ...before,
      [variant.id]: { text, expected: before[variant.id]?.expected ?? variant.onHand },
    }));
  };
  const clear = () => {
    setEntries({});
    setProblem(null);
    setReason('');
  };
  const send = async (
    changes: readonly (StockChange & { readonly variantId: number })[],
    why: string,
    call: string,
  ) => api.call(changeStock, { params: { id }, body: { id: call, reason: why, changes: [...changes] } });

  const save = async () => {
    if (busy || pending.length === 0 || unreadable.size > 0) return;
    if (reason.trim() === '') {
      setProblem({ words: 'Say why the stock changes.', variantId: null });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const changes = pending.map(({ variant, change }) => ({ variantId: variant.id, ...change }));
      const changed = await send(changes, reason, callId);
      const back = pending.map(({ variant, change }) => ({
        ...{ variantId: variant.id, kind: 'difference' as const },
        units: -unitsOf(change),
      }));
      // What was typed meanwhile is the next change, of what there is by now.
      setEntries((now) => typedSince(now, entries, changed));
      setReason((now) => (now === reason ? '' : now));
      setCallId(newId());
      onChanged(changed);
      say({
        words:
          pending.length === 1
            ? 'The stock of one variant is changed'
            : `The stock of ${String(pending.length)} variants is changed`,
        undo: async () => onChanged(await send(back, `Taken back: ${reason}`.slice(0, 200), newId())),
      });
    } catch (error) {
      const { variantId } = (
        refusals.some((code) => isApiError(error, code)) && isApiError(error) ? error.details : {}
      ) as {
        readonly variantId?: number;
      };
      if (variantId !== undefined) onChanged(await api.call(getAdminProduct, { params: { id } }));
      // What is counted is compared with the current number, which the person has to see first.
      if (variantId !== undefined && isApiError(error, 'STOCK_CHANGED'))
        setEntries((before) =>
          Object.fromEntries(Object.entries(before).filter(([key]) => Number(key) !== variantId)),
        );
      setProblem({ words: errorMessage(error), variantId: variantId ?? null });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ reason, setReason, problem, busy, pending, unreadable, type, clear, save },
    textOf: (variant: AdminVariant) => entries[variant.id]?.text ?? String(variant.onHand),
    isUnsaved: pending.length > 0 || unreadable.size > 0,
  };
}

function typedSince(now: Entries, sent: Entries, { variants }: AdminProduct): Entries {
  const left = Object.entries(now).filter(([key, entry]) => entry !== sent[Number(key)]);
  const onHand = (key: string) => variants.find(({ id }) => sent[id] && String(id) === key)?.onHand;
  return Object.fromEntries(
    left.map(([key, { text, expected }]) => [key, { text, expected: onHand(key) ?? expected }]),
  );
}

export const unitsOf = (change: StockChange): number =>
  change.kind === 'count' ? change.counted - change.expected : change.units;
