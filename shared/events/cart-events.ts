/** Cart events between remotes and shell. Payloads are plain data. */
export interface CartEvents {
  /**
   * Asks the host to open the cart sidebar. The sidebar reloads the cart, unless the store already holds the latest answer:
   * the store says so when something was added. Remotes from before 0.6 emit `{}` themselves.
   */
  readonly 'cart:open': { readonly upToDate?: boolean };
  /** The content of the cart has changed. */
  readonly 'cart:changed': { readonly totalItems: number };
  /** A shopper added something to the cart. */
  readonly 'cart:added': {
    readonly variantId: number;
    readonly quantity: number;
    readonly productName: string;
  };
}
