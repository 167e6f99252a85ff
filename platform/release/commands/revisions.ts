import {
  canaryChangesBetween,
  changesBetween,
  type CanaryChange,
  type RemoteChange,
  type Revision,
} from '../../registry/index.ts';
import { describeCanaryChanges, describeChanges } from './change.ts';

/** A revision with what it changed. */
export type Change = Omit<Revision, 'live' | 'canaries'> & {
  readonly changes: readonly RemoteChange[];
  readonly canaryChanges: readonly CanaryChange[];
};

/** The history with what each revision changed, newest first. */
export function changesOf(history: readonly Revision[]): readonly Change[] {
  return history
    .map(({ live, canaries, ...revision }, index) => ({
      ...revision,
      changes: changesBetween(history[index - 1]?.live ?? {}, live),
      canaryChanges: canaryChangesBetween(history[index - 1]?.canaries, canaries),
    }))
    .reverse();
}

/** The lines of a revision: when, who and why, then the remotes that changed. */
export function describeRevision({
  revision,
  at,
  action,
  actor,
  reason,
  changes,
  canaryChanges,
}: Change): readonly string[] {
  const head = [String(revision), at, action, actor && `by ${actor}`, reason && `– ${reason}`];
  const lines = [...describeChanges(changes), ...describeCanaryChanges(canaryChanges)];
  return [head.filter(Boolean).join('  '), ...lines.map((line) => `    ${line}`)];
}
