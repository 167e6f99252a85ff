import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../shared/federation/channel.ts';
import {
  canaryChangesBetween,
  changesBetween,
  ChannelBusy,
  ChannelConflict,
  channelStore,
  recordedCanaries,
  type CanaryChange,
  type ChangeNote,
  type RemoteChange,
} from '../../registry/index.ts';
import { osUser } from '../actor.ts';
import { mustPassGate } from '../gate/gate.ts';
import { liveSetFor } from '../gate/live/read-live-set.ts';
import { publishedBuild } from '../publish/publish.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';

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
}

/** What a change makes of a channel. */
export interface PlannedChange {
  readonly remotes: Channel['remotes'];
  /** By default they stay. In either case those end whose remote gets another live release: they were compared with the one before. */
  readonly canaries?: Canaries | undefined;
  /** Releases that go live. */
  readonly toTest: readonly ReleaseFile[];
}

type Canaries = NonNullable<Channel['canaries']>;
type Changes = Pick<ChannelChange, 'changes' | 'canaryChanges'>;

const maxAttempts = 20;
/** They bring back what was live, or start a whole store: what open pages still have is not compared. */
const returning: ReadonlySet<ChangeNote['action']> = new Set(['rollback', 'start', 'watch']);

/**
 * Changes the channel in one revision. When another process changes it meanwhile, the change is planned again, unless that touched a
 * remote that this one changes: then it rejects with ChannelConflict, as the decision was made on what was live before.
 */
export async function changeChannel(
  dataDir: string,
  action: ChangeNote['action'],
  plan: (channel: Channel) => PlannedChange,
  options: ChangeOptions = {},
): Promise<ChannelChange> {
  const { actor = osUser(), reason, dryRun = false, force = false } = options;
  const store = channelStore(dataDir);
  const first = store.read();
  const tested = new Set<string>();
  let channel = first;
  let changes: Changes = { changes: [], canaryChanges: [] };
  for (let attempt = 1; ; attempt += 1) {
    const theirs = changesOf(first, channel);
    // Before planning again, which may fail because of their change, and after it, as it may change other remotes than the first plan.
    refuseIfTouched(changes, theirs);
    const { toTest, ...planned } = plan(channel);
    const next = { ...channel, ...planned, canaries: remainingCanaries(channel, planned) };
    changes = changesOf(channel, next);
    refuseIfTouched(changes, theirs);
    const { remotes, canaries } = next;
    if (isDeepStrictEqual([remotes, canaries], [channel.remotes, channel.canaries ?? {}])) {
      return { ...channel, ...changes };
    }
    mustNotOverlap(remotes);
    for (const [name, { release }] of Object.entries(canaries)) {
      mustNotOverlap({ ...remotes, [name]: release }, ` This is so for visitors with the canary of ${name}.`);
    }
    const held = !returning.has(action);
    for (const release of toTest) {
      const live = liveSetFor(dataDir, release, { remotes, before: { ...channel, canaries }, held });
      await mustPassGate(publishedBuild(dataDir, release), live);
    }
    if (!force) {
      const untested = toTest.filter((release) => !tested.has(label(release)));
      const builds = untested.map((release) => publishedBuild(dataDir, release));
      await smokeTest(dataDir, builds, options);
      for (const release of untested) tested.add(label(release));
    }
    if (dryRun) return { ...next, ...changes };
    try {
      return {
        ...(await store.compareAndSet(channel.revision, next, { action, actor, reason })),
        ...changes,
      };
    } catch (error) {
      const again = error instanceof ChannelConflict && !(error instanceof ChannelBusy);
      if (!again || attempt === maxAttempts) throw error;
    }
    channel = store.read();
  }
}

function changesOf(before: Channel, after: Channel): Changes {
  return {
    changes: changesBetween(before.remotes, after.remotes),
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
