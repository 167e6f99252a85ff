import type { AdminOrder } from '@ritual/shared/contract';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { openUnits } from '@ritual/shared/kernel';
import { boughtItems, fixedUnits, refusedLine, type ChangeDraft } from '../../../../rules/change-draft.ts';

export interface Refusal {
  /** The line of the draft that it is about; null: all of it. */
  readonly line: string | null;
  /** Of the line, how many pieces are wanted, and not which. */
  readonly isCount?: boolean;
  readonly words: string;
}

const numberIn = (details: unknown, name: string): number | null => {
  const value: unknown = (details as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'number' ? value : null;
};

/** Why a change is not possible, and of which line. */
export function refusalOf(error: unknown, order: AdminOrder, draft: ChangeDraft): Refusal {
  const words = errorMessage(error);
  if (!isApiError(error)) return { line: null, words };
  if (error.code === 'ORDER_NOT_CHANGEABLE' && order.items.every((item) => openUnits(item) === 0))
    return {
      line: null,
      words: 'Nothing of this order is left to ship: all of it has left, or was canceled.',
    };
  const variantId = numberIn(error.details, 'variantId');
  const line = variantId === null ? null : refusedLine(order, draft, variantId);
  const available = numberIn(error.details, 'available') ?? error.available;
  if (error.code !== 'INSUFFICIENT_STOCK' || available === null) return { line, words };
  // Pieces that stay count, too, and are in no field.
  const item = boughtItems(order).find((each) => each.variantId === variantId);
  const most = available - (item ? fixedUnits(item) : 0);
  return most > 0
    ? { line, isCount: true, words: `Only ${String(most)} can be had.` }
    : { line, words: 'None of these is left.' };
}
