import {
  adminAreaTeam,
  canaryChangesBetween,
  changesBetween,
  type Revision,
} from '@ritual/platform/registry-client';

export type VersionChange = ReturnType<typeof changesBetween>[number];
export type CanaryChange = ReturnType<typeof canaryChangesBetween>[number];

/** A revision with what it changed. */
export interface Entry extends Revision {
  readonly changes: readonly VersionChange[];
  readonly canaryChanges: readonly CanaryChange[];
}

/** A release that was live before, with the last revision that had it. */
export interface Earlier {
  readonly version: string;
  readonly revision: number;
  /** When another one became live. */
  readonly until: string;
}

/** The revisions of the channel, oldest first, and what they say of each part. */
export interface Ledger {
  readonly revision: number;
  readonly entries: readonly Entry[];
  readonly of: ReadonlyMap<string, PartHistory>;
}

export interface PartHistory {
  readonly since: string;
  readonly team: string | null;
  readonly earlier: readonly Earlier[];
}

/** How many releases of a part are offered; any revision can be named besides. */
const earlierShown = 50;

export function ledgerOf(revisions: readonly Revision[]): Ledger {
  const entries = revisions.map((revision, index): Entry => {
    const before = revisions[index - 1];
    return {
      ...revision,
      changes: changesBetween(before?.live ?? {}, revision.live),
      canaryChanges: canaryChangesBetween(before?.canaries, revision.canaries),
    };
  });
  const newest = entries.at(-1);
  const names = Object.keys(newest?.live ?? {});
  return {
    revision: newest?.revision ?? 0,
    entries,
    of: new Map(names.flatMap((name) => partHistory(entries, name) ?? [])),
  };
}

function partHistory(entries: readonly Entry[], name: string): [[string, PartHistory]] | undefined {
  const changed = entries.flatMap((entry, index) => {
    const change = entry.changes.find(({ remote }) => remote === name);
    return change
      ? [{ ...change, at: entry.at, actor: entry.actor, before: entries[index - 1]?.revision }]
      : [];
  });
  const live = changed.at(-1);
  if (!live) return undefined;
  const earlier = new Map<string, Earlier>();
  for (const { from, at, before } of changed.toReversed()) {
    if (from === null || before === undefined || from === live.to || earlier.has(from)) continue;
    earlier.set(from, { version: from, revision: before, until: at });
  }
  return [
    [
      name,
      {
        since: live.at,
        team: changed.reduce<string | null>((team, { actor }) => teamIn(actor) ?? team, null),
        earlier: [...earlier.values()].slice(0, earlierShown),
      },
    ],
  ];
}

/** The history names who released over HTTP as 'tess (catalog-team)', or by the team alone where the release names no person. */
function teamIn(actor: string | undefined): string | null {
  const team = / \(([^()]+)\)$/.exec(actor ?? '')?.[1];
  return team === undefined || team === adminAreaTeam ? null : team;
}

/** What touched one of these parts, or anything when none is named, after a revision. */
export const touchedSince = ({ entries }: Ledger, seen: number, parts: readonly string[]): boolean =>
  entries.some(
    ({ revision, changes, canaryChanges }) =>
      revision > seen &&
      [...changes, ...canaryChanges].some(({ remote }) => parts.length === 0 || parts.includes(remote)),
  );
