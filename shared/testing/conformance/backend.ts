/** What the scenarios run against: the mocks, or the API on the demo range. */
export interface Backend {
  /** Without a trailing slash. Limits on tries must allow some dozens of logins and registrations from one address. */
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
  /**
   * Pays an order on its payment page (the answer's `checkoutUrl` and `sessionId`), so that reconcile finds it paid. Left
   * out where nothing can be paid; scenarios of payment are left out then.
   */
  readonly pay?: (page: { readonly checkoutUrl: string; readonly sessionId: string }) => Promise<void>;
  /** What an operator says of a paid order: its parcel left, or arrived (at that time; else now). */
  readonly fulfil?: (orderId: string, state: 'SHIPPED' | 'DELIVERED', at?: Date) => Promise<void>;
  /** The token of the newest link of a kind that was sent to an address; undefined when none was. */
  readonly linkOf: (email: string, kind: 'verify' | 'reset') => Promise<string | undefined>;
  /** The mail server refuses for good what waits: it is given up. */
  readonly refuseMails: () => Promise<void>;
}
