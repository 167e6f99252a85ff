/** Names of the headers that belong to the contract (lower case, as Node and fetch give them). */
export const headers = {
  /** Anonymous shopper, 32 lower-case hexadecimal characters. */
  sessionId: 'x-session-id',
  /** Chosen by the client for POST /api/checkout. */
  idempotencyKey: 'x-idempotency-key',
  /** An earlier hosted session of the same user. */
  stripeSession: 'x-stripe-session',
  /** Goes from browser to database. */
  requestId: 'x-request-id',
  /** Number of products that fit, beside the array of GET /api/products. */
  totalCount: 'x-total-count',
  /** Calls that use the refresh cookie must carry it: a form of another site cannot. */
  requestedWith: 'x-requested-with',
  /** '1': the browser asks for privacy (Global Privacy Control); nothing optional is stored or allowed then. */
  privacyControl: 'sec-gpc',
} as const;
