/**
 * The promises of the store that are the same for every owner; what an owner sets is a `ShopPolicy`. Pages, FAQ, checkout and e-mails read them here, so that they cannot contradict each other.
 * Money in cents.
 */
export const policy = {
  currency: 'USD',
  locale: 'en-US',
  country: 'US',
  /** How long an unpaid order's units are promised to be reserved; the minimum that the payment provider accepts. */
  heldMinutes: 30,
  /** How long its payment page stays open: the promise plus a margin for a slow clock. */
  reservationMinutes: 35,
  /** How long units are reserved for a payment under review. */
  reviewDays: 7,
  maxQuantityPerLine: 99,
  /** Different items of an order. The payment provider accepts a hundred lines, and the tax is one. */
  maxCartLines: 90,
  /** Products on a wishlist. */
  maxSavedProducts: 100,
  maxAddresses: 20,
} as const;

// Each separate from `policy`: a page loads the whole object even if it reads one value.

/** The second factor and passkeys. */
export const factorPolicy = {
  maxPasskeys: 20,
  recoveryCodes: 10,
  /** So long a proof counts for calls that ask again who it is. */
  confirmedMinutes: 5,
  /** Staff who give back more than this in one go prove their second factor again. */
  refundCents: 20_000,
} as const;

/** Messages that shoppers write to the store. */
export const contactPolicy = {
  messageMin: 10,
  messageMax: 4000,
  /** People need longer to read and fill in the form. */
  leastSeconds: 3,
  /** An equal message within that time counts as the same one. */
  sameMinutes: 10,
  keepClosedMonths: 24,
  keepSpamDays: 30,
} as const;

/** Retention periods of personal data; the cleanup jobs and the privacy policy read them here. */
export const retention = {
  /** Visits, counted with consent. */
  analyticsMonths: 13,
  sentMailDays: 90,
  /** A login that was ended. */
  endedLoginDays: 30,
  /** A session without use, and the maximum age of any session. */
  idleLoginDays: 30,
  wholeLoginDays: 180,
  /** An account of a customer on the phone who set no password, without an order that can still be returned. */
  unclaimedAccountDays: 30,
  /** A guest cart without changes. */
  visitorCartDays: 90,
  /** A guest's wishlist without changes. */
  visitorWishlistDays: 90,
  /** Idempotency records of checkouts: longer than any payment is pending. */
  checkoutKeyDays: 30,
  /** Processed events of the payment provider: longer than it retries one. */
  paymentEventDays: 60,
  /** Words that were searched for and found nothing, counted by day. */
  searchMissDays: 30,
  /** Files of products that were tried and not applied. */
  triedImportDays: 30,
  /** Collections that were deleted, for the way back. */
  deletedCollectionDays: 30,
  /** Rate limit counters (with IP addresses among their keys), after their window. */
  triesDays: 1,
  /** What pages reported, counted by release. */
  pageReportDays: 90,
  /** Which views a canary was compared by; the tokens of their pages a day longer. */
  canaryViewDays: 14,
} as const;

/** Promises of the store besides the sale. */
export const promises = {
  /** A paid order that cannot ship by then may be canceled (the FTC's mail order rule). */
  shipWithinDays: 30,
  /** Business days until a refund for such an order is sent. */
  delayRefundDays: 7,
  /** Days to answer a request for personal data, and as many again for a difficult one. */
  privacyAnswerDays: 45,
  /** Days to answer an appeal against it. */
  privacyAppealDays: 45,
  /** Days to settle a dispute before it goes to court. */
  disputeDays: 30,
  noticeDays: 30,
} as const;
