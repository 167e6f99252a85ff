interface Product {
  readonly id: number;
}

/**
 * The cards of the page after its products were loaded again. A card stays in its place until the page is left, also when its product
 * is not saved any more: it has an empty heart, and pressing that undoes the removal. New ones come first, as on the wishlist.
 */
export function shownProducts<P extends Product>(
  shown: readonly P[] | null,
  loaded: readonly P[],
): readonly P[] {
  const fresh = new Map(loaded.map((product) => [product.id, product]));
  const kept = (shown ?? []).map((product) => fresh.get(product.id) ?? product);
  const known = new Set(kept.map(({ id }) => id));
  return [...loaded.filter(({ id }) => !known.has(id)), ...kept];
}

/**
 * The cards with which the page is shown when it is opened again, before they are loaded anew: those of its last visit that are still
 * saved. null when they are not all that is saved.
 */
export function cardsAgain<P extends Product>(
  shown: readonly P[] | null,
  saved: ReadonlySet<number>,
): readonly P[] | null {
  const kept = (shown ?? []).filter(({ id }) => saved.has(id));
  return kept.length > 0 && kept.length === saved.size ? kept : null;
}
