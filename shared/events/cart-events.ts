/** What remotes and shell tell each other about the cart. Payloads are plain data. */
export interface CartEvents {
  /**
   * The cart is to be seen: the host opens the sidebar. It asks for the cart anew, unless what the store holds is the answer
   * that has just come. The store says so when something was added; remotes from before 0.6 emit `{}` themselves.
   */
  readonly 'cart:open': { readonly upToDate?: boolean };
  /** The cart has another content than before. */
  readonly 'cart:changed': { readonly totalItems: number };
  /** A shopper put something into the cart. */
  readonly 'cart:added': {
    readonly variantId: number;
    readonly quantity: number;
    readonly productName: string;
  };
}
