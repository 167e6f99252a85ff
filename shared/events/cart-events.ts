/** What remotes and shell tell each other about the cart. Payloads are plain data. */
export interface CartEvents {
  /** Somebody wants to see the cart: the host opens the sidebar after refreshing the cart. */
  readonly 'cart:open': Readonly<Record<never, never>>;
  /** The cart has another content than before. */
  readonly 'cart:changed': { readonly totalItems: number };
  /** A shopper put something into the cart. */
  readonly 'cart:added': {
    readonly variantId: number;
    readonly quantity: number;
    readonly productName: string;
  };
}
