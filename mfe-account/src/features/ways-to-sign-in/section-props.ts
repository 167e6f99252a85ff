import type { Factors } from '@ritual/shared/contract';

/** Runs a change of a way to sign in: asks for a proof where it must, reports failures, and loads what there is now. */
export type Change = <Result>(
  action: string,
  call: () => Promise<Result>,
  done?: (result: Result) => string,
) => Promise<Result | null>;

export interface SectionProps {
  readonly factors: Factors;
  readonly change: Change;
  /** Shows codes that were just made. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: () => Promise<void>;
}
