/**
 * What a page knows of the wishlist: what the store has answered, and presses that it has not answered yet. Several calls may be under
 * way at once, and each answer is a whole list that was true at some moment in between.
 */
export interface SavedList {
  /** Products that are saved, as the store has answered. */
  readonly saved: ReadonlySet<number>;
  /** Presses without an answer: what the shopper wants of a product. Its change is under way. */
  readonly wanted: ReadonlyMap<number, boolean>;
  /** Goes up with every call and every answer. */
  readonly time: number;
  /** When the last change of a product was answered. */
  readonly settled: ReadonlyMap<number, number>;
  /** When the call was sent whose answer was taken last. */
  readonly heard: number;
}

export const nothingSaved: SavedList = {
  saved: new Set(),
  wanted: new Map(),
  time: 0,
  settled: new Map(),
  heard: 0,
};

/** What the heart shows: the shopper's will, before the store has confirmed it. */
export function isSaved({ saved, wanted }: SavedList, productId: number): boolean {
  return wanted.get(productId) ?? saved.has(productId);
}

/** All products whose heart is filled. */
export function savedIds(list: SavedList): ReadonlySet<number> {
  return new Set([...list.saved, ...list.wanted.keys()].filter((productId) => isSaved(list, productId)));
}

/** The heart was pressed. */
export function pressed(list: SavedList, productId: number): SavedList {
  return { ...list, wanted: new Map(list.wanted).set(productId, !isSaved(list, productId)) };
}

/** A call is about to be sent, at the returned list's `time`. */
export function sent(list: SavedList): SavedList {
  return { ...list, time: list.time + 1 };
}

/** What a call changes. */
export interface Change {
  readonly productId: number;
  readonly saves: boolean;
}

export interface Answer {
  /** `time` of the list when the call was sent. */
  readonly sentAt: number;
  readonly productIds: readonly number[];
  readonly change?: Change;
}

/**
 * The store has answered with its list. It is believed about the product that the call has changed; about others only if none of their
 * changes was answered since the call was sent, because it is unknown which of the two the store has seen first. An answer to an
 * older call than the last one says nothing about others. While a change is under way its heart shows what was pressed anyway.
 */
export function answered(list: SavedList, { sentAt, productIds, change }: Answer): SavedList {
  const isCurrent = sentAt >= list.heard;
  const isBelieved = (productId: number) =>
    productId === change?.productId || (isCurrent && (list.settled.get(productId) ?? 0) < sentAt);
  const saved = new Set([
    ...productIds.filter(isBelieved),
    ...[...list.saved].filter((productId) => !isBelieved(productId)),
  ]);
  const next = { ...list, saved, time: list.time + 1, heard: Math.max(list.heard, sentAt) };
  // Pressed again meanwhile: another change follows.
  const isDone = change && list.wanted.get(change.productId) === change.saves;
  return isDone ? settle(next, change.productId) : next;
}

/** The change of a product has failed: its heart shows again what the store has answered last. */
export function refused(list: SavedList, productId: number): SavedList {
  return settle({ ...list, time: list.time + 1 }, productId);
}

function settle(list: SavedList, productId: number): SavedList {
  const wanted = new Map(list.wanted);
  wanted.delete(productId);
  return { ...list, wanted, settled: new Map(list.settled).set(productId, list.time) };
}
