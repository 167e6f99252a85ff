// Apart from `brand`, all of which would otherwise be loaded with the first card that shows the name.
/** What the store is called until the owner has entered its name. */
export const brandName = 'RITUAL OF POWER';

interface Named {
  readonly facts: { readonly name: string } | null;
}

/** What the store is called. Without its data it has the name that it came with. */
export const shopName = (shop: Named | null | undefined): string => shop?.facts?.name ?? brandName;
