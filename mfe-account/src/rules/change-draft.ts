import type { AdminOrder, AdminOrderItem, NewOrderChange, ProductSummary } from '@ritual/shared/contract';
import { type Cents, openUnits, readAmount, type ShippingMethod } from '@ritual/shared/kernel';
import { changeableUnits } from './order-actions.ts';

// What a person wants to change of an order, as it is typed. What is not touched is as the order is, also after a colleague has changed it.

export interface AddedProduct {
  readonly key: string;
  readonly product: ProductSummary;
  /** null: size and color are not chosen yet. */
  readonly variantId: number | null;
  readonly quantity: number;
}

export interface ChangeDraft {
  /** Pieces that can be changed, by line. */
  readonly counts: Readonly<Record<string, number>>;
  /** Other variants, by line. */
  readonly swaps: Readonly<Record<string, number>>;
  readonly added: readonly AddedProduct[];
  readonly method: ShippingMethod | null;
  /** Dollars, as typed; '': what was paid stays. */
  readonly price: string;
}

export const noDraft: ChangeDraft = { counts: {}, swaps: {}, added: [], method: null, price: '' };

type Ordered = Pick<AdminOrder, 'items' | 'method' | 'shipping'>;

/** A line with pieces that can be changed, as the draft has it. */
export interface DraftLine {
  readonly item: AdminOrderItem;
  /** As ordered. */
  readonly was: number;
  readonly variantId: number;
  readonly quantity: number;
}

export const draftLines = ({ items }: Ordered, { counts, swaps }: ChangeDraft): readonly DraftLine[] =>
  items.flatMap((item) => {
    const was = changeableUnits(item);
    const { id } = item;
    if (was === 0 && counts[id] === undefined && swaps[id] === undefined) return [];
    return [{ item, was, variantId: swaps[id] ?? item.variantId, quantity: counts[id] ?? was }];
  });

export interface Wanted extends Pick<NewOrderChange, 'units'> {
  readonly method: ShippingMethod | undefined;
  readonly methodPrice: Cents | null;
}

/** Units that are still to be shipped and stay as they are. */
export const fixedUnits = (item: AdminOrderItem): number => openUnits(item) - changeableUnits(item);

/** What goes out in exchange is not part of a change: it was not bought. */
export const boughtItems = ({ items }: Pick<Ordered, 'items'>): readonly AdminOrderItem[] =>
  items.filter(({ replaces }) => replaces === undefined);

/** What shall be shipped from now on. null: it is what the order is already. `bad price`: the price cannot be read. */
export function wantedOf(order: Ordered, draft: ChangeDraft): Wanted | 'bad price' | null {
  const units = new Map<number, number>();
  const add = (variantId: number, quantity: number) => {
    if (quantity > 0) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  };
  const bought = boughtItems(order);
  for (const item of bought) add(item.variantId, fixedUnits(item));
  for (const { variantId, quantity } of draftLines(order, draft)) add(variantId, quantity);
  for (const { variantId, quantity } of draft.added) if (variantId !== null) add(variantId, quantity);

  const method = draft.method ?? order.method;
  const typed = method === 'standard' ? '' : draft.price.trim();
  const methodPrice = typed === '' ? null : readAmount(typed);
  if (typed !== '' && methodPrice === null) return 'bad price';

  const open = new Map(bought.map((item) => [item.variantId, openUnits(item)]));
  const isSame = [...new Set([...open.keys(), ...units.keys()])].every(
    (id) => (open.get(id) ?? 0) === (units.get(id) ?? 0),
  );
  const isPriced = methodPrice !== null && methodPrice !== order.shipping;
  if (isSame && method === order.method && !isPriced) return null;
  return {
    units: [...units].map(([variantId, quantity]) => ({ variantId, quantity })),
    method: method === order.method ? undefined : method,
    methodPrice,
  };
}

/** Something was typed or chosen that would be lost. */
export const isTouched = ({ counts, swaps, added, method, price }: ChangeDraft): boolean =>
  [counts, swaps].some((each) => Object.keys(each).length > 0) ||
  added.length > 0 ||
  method !== null ||
  price !== '';

/** The line of the draft that a refusal is about: of an item by its id, of an added product by its key. null: of none. */
export function refusedLine(order: Ordered, draft: ChangeDraft, variantId: number): string | null {
  const added = draft.added.find((each) => each.variantId === variantId && each.quantity > 0);
  if (added) return added.key;
  const lines = draftLines(order, draft).filter((line) => line.variantId === variantId);
  const swapped = lines.find(({ item }) => item.variantId !== variantId) ?? lines[0];
  return swapped?.item.id ?? null;
}

/** What of a line stays as it is: 'one has left', '2 were canceled'. */
export function fixedWords(item: AdminOrderItem): string {
  const { shipped, canceled, replaces } = item;
  const fixed = fixedUnits(item);
  const counts = [
    [shipped, 'has left', 'have left'],
    [canceled, 'was canceled', 'were canceled'],
    replaces === undefined
      ? ([fixed, 'was given back in money', 'were given back in money'] as const)
      : ([fixed, 'goes out in exchange', 'go out in exchange'] as const),
  ] as const;
  return counts
    .flatMap(([count, one, many]) => (count > 0 ? [`${String(count)} ${count === 1 ? one : many}`] : []))
    .join(', ');
}
