import type { StorefrontRevision } from '@ritual/shared/contract';
import type { CanaryChange, VersionChange } from './ledger.ts';

export const presentChanges = (changes: readonly VersionChange[]): StorefrontRevision['changes'] =>
  changes.map(({ remote, from, to }) => ({ part: remote, from, to }));

export const presentCanaryChanges = (changes: readonly CanaryChange[]): StorefrontRevision['canaryChanges'] =>
  changes.map(({ remote, from, to }) => ({
    ...{ part: remote, version: (to ?? from)?.version ?? '' },
    // Another release is another canary.
    from: from?.version === (to ?? from)?.version ? (from?.share ?? null) : null,
    to: to?.share ?? null,
    automatic: (to ?? from)?.automatic ?? false,
  }));
