// Reviews that buyers write. Not to be confused with orders whose payment is in REVIEW.

export const reviewStatuses = ['PENDING', 'PUBLISHED', 'HIDDEN'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** How a piece fits, from narrow to wide. */
export const reviewFits = ['small', 'true', 'large'] as const;
export type ReviewFit = (typeof reviewFits)[number];

export const reviewFitLabel: Readonly<Record<ReviewFit, string>> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

export const reviewPolicy = {
  titleMax: 80,
  textMin: 20,
  textMax: 2000,
  answerMax: 2000,
  reasonMax: 500,
  /** Days after the last parcel has arrived: worn and washed by then. */
  askAfterDays: 7,
  /** An order that arrived longer ago is asked about no more, say when mails were off for a while. */
  askWithinDays: 30,
} as const;

/** What has been approved stays as it was approved. */
export const isReviewEditable = (status: ReviewStatus): boolean => status !== 'PUBLISHED';

interface Arrived {
  readonly deliveredAt: string | Date | null;
  readonly lines: readonly { readonly orderItemId: string }[];
}

/**
 * Lines of an order of which at least one piece has arrived: they can be reviewed, also when they were sent back or refunded
 * later, because who sends a piece back has seen it.
 */
export function receivedItems(parcels: readonly Arrived[]): ReadonlySet<string> {
  return new Set(
    parcels
      .filter(({ deliveredAt }) => deliveredAt !== null)
      .flatMap(({ lines }) => lines.map(({ orderItemId }) => orderItemId)),
  );
}

/** 'Maya R.': what a review shows of its author. */
export function reviewerName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`;
}

/** Where the order's page asks for the review of a line, for links: the fragment without '#'. */
export const reviewAnchor = (orderItemId: string): string => `review-${orderItemId}`;
