import { changesBetween, type RemoteChange, type Revision } from '../../registry/index.ts';
import { describeChanges } from './change.ts';

/** A revision with what it changed. */
export type Change = Omit<Revision, 'live'> & { readonly changes: readonly RemoteChange[] };

/** The history with what each revision changed, newest first. */
export function changesOf(history: readonly Revision[]): readonly Change[] {
  return history
    .map(({ live, ...revision }, index) => ({
      ...revision,
      changes: changesBetween(history[index - 1]?.live ?? {}, live),
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
}: Change): readonly string[] {
  const head = [String(revision), at, action, actor && `by ${actor}`, reason && `– ${reason}`];
  return [head.filter(Boolean).join('  '), ...describeChanges(changes).map((line) => `    ${line}`)];
}
