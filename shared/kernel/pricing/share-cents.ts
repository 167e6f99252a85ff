import type { Cents } from './money.ts';

/**
 * Shares an amount by weights, to the cent: the shares add up to it, and each is at most a cent from its exact part (cumulative
 * rounding, half up). Weights are whole and not negative; when all are 0, all shares are.
 */
export function shareCents(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  let sum = 0;
  let given = 0;
  return weights.map((weight) => {
    sum += weight;
    const upTo = Number((2n * BigInt(amount) * BigInt(sum) + BigInt(all)) / (2n * BigInt(all)));
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
