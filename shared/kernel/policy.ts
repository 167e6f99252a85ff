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
  lowStock: 5,
  newForDays: 31,
  collectionPageSize: 9,
  newInPageSize: 12,
  relatedMax: 12,
  relatedMin: 8,
  latestCount: 12,
  reservationMinutes: 31,
  maxQuantityPerLine: 99,
  maxAddresses: 20,
  contact: {
    messageMin: 10,
    messageMax: 4000,
    /** People need longer to read and fill in the form. */
    leastSeconds: 3,
    /** The same message within that time is the same message. */
    sameMinutes: 10,
    keepClosedMonths: 24,
    keepSpamDays: 30,
  },
} as const;
