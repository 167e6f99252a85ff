import type { CanaryVotes } from '../wire.ts';
import { verdictOn, visitorsOf } from './verdict.ts';

export interface WatchedCanary {
  /** When it got its share, in milliseconds. */
  readonly steppedAt: number;
  /** Whether it grows by itself. */
  readonly automatic: boolean;
  /** The share after this one in percent; 100: it becomes the live release. */
  readonly next: number;
}

export interface Waiting {
  /** Milliseconds that a canary keeps each share at least. */
  readonly atLeast: number;
  /** Visitors of the canary that must have come at this share. */
  readonly visitors: number;
}

export type Decision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'step' }
  | { readonly kind: 'complete'; readonly reason: string }
  | { readonly kind: 'abort'; readonly reason: string };

/** Aborts a canary that harms, also one that does not grow by itself. Without votes nothing grows. */
export function decide(canary: WatchedCanary, votes: CanaryVotes, now: number, waiting: Waiting): Decision {
  const reason = verdictOn(votes.periods);
  if (reason !== null) return { kind: 'abort', reason };
  if (!canary.automatic || now - canary.steppedAt < waiting.atLeast) return { kind: 'wait' };
  // Several when another canary has taken visitors from the control meanwhile.
  const current = votes.periods.filter(({ steppedAt }) => Date.parse(steppedAt) === canary.steppedAt);
  const { views } = visitorsOf(current, 'canary');
  if (views < waiting.visitors) return { kind: 'wait' };
  if (canary.next < 100) return { kind: 'step' };
  return { kind: 'complete', reason: `${views} visitors at the last share, and nothing against it` };
}
