import type { Candidate } from './candidate.ts';
import type { LiveSet } from './live/live-set.ts';
import type { Problem } from './problem.ts';

/** One question about a release that is to go live. */
export interface GateCheck {
  readonly what: string;
  /** `contract`: it is skipped for releases that were built before there were contracts. */
  readonly reads: 'contract' | 'scripts';
  /** Whether it depends on what is live: other checks are made before a release is published, too. */
  readonly compares: boolean;
  readonly problemsOf: (
    candidate: Candidate,
    live: LiveSet,
  ) => readonly Problem[] | Promise<readonly Problem[]>;
  /** How it is fulfilled, for who reads the report. */
  readonly fulfilled: (candidate: Candidate, live: LiveSet) => string;
}

export const listed = (names: readonly (string | number)[], none = 'none'): string =>
  names.length === 0 ? none : names.join(', ');
