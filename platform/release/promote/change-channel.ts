import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../shared/federation/channel.ts';
import {
  canaryChangesBetween,
  changesBetween,
  ChannelBusy,
  ChannelConflict,
  liveReleases,
  recordedCanaries,
  shellName,
  type CanaryChange,
  type ChangeNote,
  type RemoteChange,
} from '../../registry/index.ts';
import { osUser } from '../actor.ts';
import { mustPassGate } from '../gate/gate.ts';
import { liveSetFor, type Change } from '../gate/live/read-live-set.ts';
import { mustFitRemotes } from '../gate/shell-fits.ts';
import { publishedBuild } from '../publish/release-folder.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { liveShell } from './live-shell.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { smokeTestShell } from './smoke-test-shell.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface ChangeOptions extends SmokeTestOptions {
  /** By default the user who runs this process. */
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
  /** Does everything but write. */
  readonly dryRun?: boolean | undefined;
  /** Skips the smoke test. All that the gate compares is checked all the same. */
  readonly force?: boolean | undefined;
}

/** The channel after a change; after a dry run with the revision that stays. */
export interface ChannelChange extends Channel {
  readonly changes: readonly RemoteChange[];
  readonly canaryChanges: readonly CanaryChange[];
  /** What else the one who changes it has to know. */
  readonly note?: string | undefined;
}

/** What a change makes of a channel. */
export interface PlannedChange {
  readonly remotes: Channel['remotes'];
  /** By default it stays. */
  readonly shell?: Channel['shell'];
  /** By default they stay. In either case those end whose remote gets another live release: they were compared with the one before. */
  readonly canaries?: Canaries | undefined;
  /** Releases that go live. */
  readonly toTest: readonly ReleaseFile[];
}

type Canaries = NonNullable<Channel['canaries']>;
type Changes = Pick<ChannelChange, 'changes' | 'canaryChanges'>;

const maxAttempts = 20;
/** They start a whole store: its shell goes live whatever is live beside it, and the start says what does not fit. */
const starting: ReadonlySet<ChangeNote['action']> = new Set(['start', 'watch']);
/** They bring back what was live, or start a whole store: what open pages still have is not compared. */
const returning: ReadonlySet<ChangeNote['action']> = new Set(['rollback', ...starting]);

/**
 * Changes the channel in one revision. When another process changes it meanwhile, the change is planned again, unless that touched a
 * remote that this one changes: then it rejects with ChannelConflict, as the decision was made on what was live before.
 */
export async function changeChannel(
  store: ReleaseStore,
  action: ChangeNote['action'],
  plan: (channel: Channel) => Promise<PlannedChange>,
  options: ChangeOptions = {},
): Promise<ChannelChange> {
  const { actor = osUser(), reason, dryRun = false, force = false } = options;
  const first = await store.channel.read();
  const tested = new Set<string>();
  let channel = first;
  let changes: Changes = { changes: [], canaryChanges: [] };
  for (let attempt = 1; ; attempt += 1) {
    const theirs = changesOf(first, channel);
    // Before planning again, which may fail because of their change, and after it, as it may change other remotes than the first plan.
    refuseIfTouched(changes, theirs);
    const { toTest, ...planned } = await plan(channel);
    const next = { ...channel, ...planned, canaries: remainingCanaries(channel, planned) };
    changes = changesOf(channel, next);
    refuseIfTouched(changes, theirs);
    const { remotes, shell, canaries } = next;
    if (
      isDeepStrictEqual([remotes, shell, canaries], [channel.remotes, channel.shell, channel.canaries ?? {}])
    ) {
      return { ...channel, ...changes };
    }
    mustNotOverlap(remotes);
    for (const [name, { release }] of Object.entries(canaries)) {
      mustNotOverlap({ ...remotes, [name]: release }, ` This is so for visitors with the canary of ${name}.`);
    }
    const held = !returning.has(action);
    const change: Change = { remotes, shell, before: { ...channel, canaries }, held };
    const nextShell = toTest.find(({ name }) => name === shellName);
    const released = toTest.filter((release) => release !== nextShell);
    const testedShell = starting.has(action) ? undefined : nextShell;
    if (testedShell) await mustFitRemotes(store, testedShell, change);
    for (const release of released) {
      await mustPassGate(publishedBuild(store.folder, release), await liveSetFor(store, release, change));
    }
    if (!force) {
      const inShell = (what: string) => `${what} in ${String(shell?.version)}`;
      const untested = released.filter((release) => !tested.has(inShell(label(release))));
      const builds = untested.map((release) => publishedBuild(store.folder, release));
      if (testedShell)
        await smokeTestShell(store, publishedBuild(store.folder, testedShell), change, options);
      else if (builds.length > 0)
        await smokeTest(store, builds, { ...options, shell: await liveShell(store, shell) });
      for (const release of untested) tested.add(inShell(label(release)));
    }
    if (dryRun) return { ...next, ...changes };
    try {
      return {
        ...(await store.channel.compareAndSet(channel.revision, next, { action, actor, reason })),
        ...changes,
      };
    } catch (error) {
      const again = error instanceof ChannelConflict && !(error instanceof ChannelBusy);
      if (!again || attempt === maxAttempts) throw error;
    }
    channel = await store.channel.read();
  }
}

function changesOf(before: Channel, after: Channel): Changes {
  return {
    changes: changesBetween(liveReleases(before), liveReleases(after)),
    canaryChanges: canaryChangesBetween(
      recordedCanaries(before.canaries ?? {}),
      recordedCanaries(after.canaries ?? {}),
    ),
  };
}

function remainingCanaries(before: Channel, planned: Omit<PlannedChange, 'toTest'>): Canaries {
  const { remotes, canaries = before.canaries ?? {} } = planned;
  const stays = (name: string) => remotes[name]?.version === before.remotes[name]?.version;
  return Object.fromEntries(Object.entries(canaries).filter(([name]) => stays(name)));
}

function refuseIfTouched(ours: Changes, theirs: Changes): void {
  const touched = [...ours.changes, ...ours.canaryChanges].map(({ remote }) => remote);
  const other = theirs.changes.find(({ remote }) => touched.includes(remote));
  if (other) {
    const { remote, from, to } = other;
    throw new ChannelConflict(
      `${remote} went from ${from ?? 'not live'} to ${to ?? 'not live'} in the meantime. ${lookAt(remote)}`,
    );
  }
  const canary = theirs.canaryChanges.find(({ remote, from, to }) =>
    from?.version === to?.version
      ? // That it grows by itself does not get in the way of who ends it.
        ours.canaryChanges.some((change) => change.remote === remote && change.to !== null)
      : touched.includes(remote),
  );
  if (!canary) return;
  const { remote, from, to } = canary;
  throw new ChannelConflict(
    `The canary of ${remote} went from ${describe(from)} to ${describe(to)} in the meantime. ${lookAt(remote)}`,
  );
}

const describe = (canary: CanaryChange['to']) =>
  canary === null
    ? 'none'
    : `${canary.version} for ${String(canary.share)} %${canary.automatic ? '' : ', held'}`;

const lookAt = (remote: string) =>
  `Nothing was written; look at 'npm run release -- history ${remote}' and try again.`;
