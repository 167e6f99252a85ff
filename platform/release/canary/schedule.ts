/** The shares that a canary gets one after the other, in percent of the visitors. The last one holds some back to compare with. */
export const steps: readonly number[] = [1, 5, 25, 95];

/** The largest share of a canary: the others are those that it is compared with. */
export const maxShare = 95;

/** The share after this one; 100: it goes live for everybody. */
export function nextStep(share: number): number {
  return steps.find((step) => step > share) ?? 100;
}
