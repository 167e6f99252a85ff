/**
 * The promises of the store. Pages, FAQ, checkout and e-mails read them here, so that none can say something
 * else than the others. Money in cents.
 */
export const policy = {
  freeShippingFrom: 25_000,
  standardShipping: 990,
  currency: 'USD',
  locale: 'en-US',
  country: 'US',
  delivery: {
    standardDays: '3–7',
    expeditedDays: '2–3',
    nextDays: '1',
    processingDays: '1–2',
    cutoff: '2:00 PM',
  },
  returns: { days: 30, fee: 0, refundDays: '3–10' },
  warranty: { months: 6, reviewDays: '2–3' },
  support: { replyHours: '24–48' },
  /** How long an unpaid order's pieces are promised to be held; the least that the payment provider takes. */
  heldMinutes: 30,
  /** How long its payment page stays open: what is promised, and room for a clock that is slow. */
  reservationMinutes: 35,
  /** How long pieces are held for a payment that a person has to look at. */
  reviewDays: 7,
  maxQuantityPerLine: 99,
  /** Different items of an order. The payment provider takes a hundred lines, and the tax is one. */
  maxCartLines: 90,
  maxAddresses: 20,
} as const;

// Each apart from `policy`: a page loads the whole of what it reads one value of.

/** Messages that shoppers write to the store. */
export const contactPolicy = {
  messageMin: 10,
  messageMax: 4000,
  /** People need longer to read and fill in the form. */
  leastSeconds: 3,
  /** The same message within that time is the same message. */
  sameMinutes: 10,
  keepClosedMonths: 24,
  keepSpamDays: 30,
} as const;

/** How long what is personal is kept; the jobs that forget and the privacy policy read it here. */
export const retention = {
  /** Visits that were counted with consent. */
  analyticsMonths: 13,
  sentMailDays: 90,
  /** A login that was ended. */
  endedLoginDays: 30,
  /** A login that nobody uses, and one however much it is used. */
  idleLoginDays: 30,
  wholeLoginDays: 180,
  /** A cart without an account that nobody has changed. */
  visitorCartDays: 90,
  /** That a payment was begun, so that it is not begun twice: longer than any is under way. */
  checkoutKeyDays: 30,
  /** That an event of the payment provider was worked off: longer than it sends one again. */
  paymentEventDays: 60,
  /** Counted tries (addresses of connections among them), after their window. */
  triesDays: 1,
} as const;

/** What the store promises beside the sale. */
export const promises = {
  /** A paid order that cannot leave by then may be called off (the FTC's rule for mail orders). */
  shipWithinDays: 30,
  /** Business days until a refund for such an order is on its way. */
  delayRefundDays: 7,
  /** Days for the answer to somebody who asks for their data, and as many again for what is difficult. */
  privacyAnswerDays: 45,
  /** For the answer to somebody who disagrees with it. */
  privacyAppealDays: 45,
  /** Time to settle a dispute before it goes to court. */
  disputeDays: 30,
  noticeDays: 30,
} as const;
