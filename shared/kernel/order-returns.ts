/** States of a return. */
export const returnStatuses = ['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Why something comes back. */
export const returnReasons = [
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_AS_DESCRIBED',
  'DAMAGED',
  'CHANGED_MIND',
  'OTHER',
] as const;
export type ReturnReason = (typeof returnReasons)[number];
