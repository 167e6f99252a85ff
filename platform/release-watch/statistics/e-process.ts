/**
 * A sequential test of a canary that stays valid however often it is looked at.
 *
 * Each visitor with an error is one vote, for the canary or for the control. A canary whose visitors fail at most `margin` times as
 * often as the control's gets a vote with probability p0 at most, which depends on its share of visitors only: how many visitors
 * there were need not be known (a conditional binomial; Lindon and Malek, "Anytime-valid inference for multinomial count data",
 * NeurIPS 2022). For each of several harms above the margin, the likelihood of the votes under it divided by that under p0 is what a
 * bettor owns who bets on it. While the canary is harmless the expected wealth never grows, whatever the share does from step to
 * step, so the wealth averaged over all harms reaches 1/α with probability α at most, at any time (Ville; Robbins' mixture,
 * Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024).
 */

/** How many times as often a canary's visitors may fail without harm. */
export const margin = 1.5;

/** How many times as often they fail, as far as the test bets on it. Any distribution is valid; these are spread over what happens. */
const harms = [2, 3, 5, 9, 20, 60, 1000] as const;

/** Votes of visitors who came while the canary had one share. */
export interface Votes {
  /** The canary's part of the visitors of both arms. */
  readonly share: number;
  readonly canary: number;
  readonly control: number;
}

/** Probability that a vote is the canary's when its visitors fail `harm` times as often as the control's. */
export function canaryProbability(share: number, harm: number): number {
  return (harm * share) / (harm * share + 1 - share);
}

/** The evidence against a canary: below 1/α it may be as good as the control. Votes of all periods count together. */
export function evidence(periods: readonly Votes[]): number {
  const logs = harms.map((harm) =>
    periods.reduce((sum, { share, canary, control }) => {
      const allowed = canaryProbability(share, margin);
      const bet = canaryProbability(share, harm);
      return sum + canary * Math.log(bet / allowed) + control * Math.log((1 - bet) / (1 - allowed));
    }, 0),
  );
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / harms.length;
}
