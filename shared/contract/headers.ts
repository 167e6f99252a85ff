/** Names of the contract's headers (lower case, as Node and fetch return them). */
export const headers = {
  /** Anonymous shopper, 32 lower-case hexadecimal characters. */
  sessionId: 'x-session-id',
  /** Idempotency key, chosen by the client for POST /api/checkout. */
  idempotencyKey: 'x-idempotency-key',
  /** A previous hosted session of the same user. */
  stripeSession: 'x-stripe-session',
  /** Passed through from browser to database. */
  requestId: 'x-request-id',
  /** Number of matching products, besides the array of GET /api/products. */
  totalCount: 'x-total-count',
  /** Required for calls that use the refresh cookie: a form on another site cannot set it. */
  requestedWith: 'x-requested-with',
  /** '1': the browser sends Global Privacy Control; nothing optional is stored or allowed then. */
  privacyControl: 'sec-gpc',
} as const;
