// In a file of its own: a page loads the whole module even if it reads one value, and every list reads this.

/** Limits of lists and products. */
export const catalogPolicy = {
  lowStock: 5,
  newForDays: 31,
  collectionPageSize: 9,
  newInPageSize: 12,
  relatedMax: 12,
  relatedMin: 8,
  latestCount: 12,
  /** Number of reviews returned by a call without a page. */
  maxReviews: 100,
} as const;
