import { ReleaseError } from '../release-error.ts';
import { maxShare } from './schedule.ts';

/** Refuses what cannot be the share of a canary, in percent. */
export function mustBeShare(share: number, remote: string): void {
  if (share > maxShare) {
    throw new ReleaseError(
      `A canary is for ${String(maxShare)} % of the visitors at most, because it is compared with the others: 'npm run release -- canary complete ${remote}' gives it to all.`,
    );
  }
  // Tenths of a percent are buckets.
  if (share < 0.1 || Math.abs(Math.round(share * 10) - share * 10) > 1e-6) {
    throw new ReleaseError(
      `${String(share)} % cannot be the share of a canary: write 0.1 to ${String(maxShare)}, with one decimal place at most.`,
    );
  }
}
