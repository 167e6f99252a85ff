// A file of its own: a page loads the whole of what it reads one value of, and every list reads this.

/** What lists and products show. */
export const catalogPolicy = {
  lowStock: 5,
  newForDays: 31,
  collectionPageSize: 9,
  newInPageSize: 12,
  relatedMax: 12,
  relatedMin: 8,
  latestCount: 12,
  /** Reviews that a call without a page gives. */
  reviewsMost: 100,
} as const;
