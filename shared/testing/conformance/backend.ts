/** The backend under test: the mocks, or the API with the demo catalog. */
export interface Backend {
  /** Without a trailing slash. Rate limits must allow some dozens of logins and registrations from one address. */
  readonly baseUrl: string;
  /** The origin of the store for browsers: passkeys are made for it. */
  readonly publicUrl: string;
  readonly stop: () => Promise<void>;
  /**
   * Pays an order on its payment page (the answer's `checkoutUrl` and `sessionId`), so that reconcile finds it paid. Leave
   * out where payment is impossible; scenarios of payment are skipped then.
   */
  readonly pay?: (page: { readonly checkoutUrl: string; readonly sessionId: string }) => Promise<void>;
  /** The same with another amount than the order's, so that reconcile finds it in review. */
  readonly payWrongly?: (page: {
    readonly orderId: string;
    readonly checkoutUrl: string;
    readonly sessionId: string;
  }) => Promise<void>;
  /** The shopper's bank takes the payment of an order back. */
  readonly dispute?: (orderId: string) => Promise<void>;
  /** The issuer of the card warns of fraud. */
  readonly warn?: (orderId: string) => Promise<void>;
  /** The provider is asked for all refunds that were decided on. */
  readonly sendRefunds: () => Promise<void>;
  /** The bank sends the money of an order's refunds back. */
  readonly failRefunds: (orderId: string) => Promise<void>;
  /** An operator marks a paid order as shipped or delivered (at that time; else now). */
  readonly fulfil?: (orderId: string, state: 'SHIPPED' | 'DELIVERED', at?: Date) => Promise<void>;
  /** The token of the newest link of a kind sent to an address; undefined when there is none. */
  readonly linkOf: (
    email: string,
    kind: 'verify' | 'reset' | 'invite' | 'delay' | 'change' | 'order',
  ) => Promise<string | undefined>;
  /** The token of the link that stops mails which ask an account for reviews. */
  readonly stopTokenOf: (email: string) => Promise<string>;
  /** The token of the links in mails of the list of those to be told of the opening; undefined: the address is not on it. */
  readonly openingTokenOf: (email: string) => Promise<string | undefined>;
  /** The shop is as before it opened. */
  readonly closeShop: () => Promise<void>;
  /** The mail server permanently refuses the waiting mails, so that the store stops retrying. */
  readonly refuseMails: () => Promise<void>;
}
