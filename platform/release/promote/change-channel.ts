import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../shared/federation/channel.ts';
import {
  changesBetween,
  ChannelBusy,
  ChannelConflict,
  channelStore,
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
}

/** What a change makes of a channel. */
export interface PlannedChange {
  readonly remotes: Channel['remotes'];
  /** Releases that go live. */
  readonly toTest: readonly ReleaseFile[];
}

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
  let changes: readonly RemoteChange[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const theirs = changesBetween(first.remotes, channel.remotes);
    // Before planning again, which may fail because of their change, and after it, as it may change other remotes than the first plan.
    refuseIfTouched(changes, theirs);
    const { remotes, toTest } = plan(channel);
    changes = changesBetween(channel.remotes, remotes);
    refuseIfTouched(changes, theirs);
    if (isDeepStrictEqual(remotes, channel.remotes)) return { ...channel, changes };
    mustNotOverlap(remotes);
    const held = !returning.has(action);
    for (const release of toTest) {
      const live = liveSetFor(dataDir, release, { remotes, before: channel, held });
      await mustPassGate(publishedBuild(dataDir, release), live);
    }
    if (!force) {
      const untested = toTest.filter((release) => !tested.has(label(release)));
      const builds = untested.map((release) => publishedBuild(dataDir, release));
      await smokeTest(dataDir, builds, options);
      for (const release of untested) tested.add(label(release));
    }
    if (dryRun) return { ...channel, remotes, changes };
    try {
      return {
        ...(await store.compareAndSet(channel.revision, remotes, { action, actor, reason })),
        changes,
      };
    } catch (error) {
      const again = error instanceof ChannelConflict && !(error instanceof ChannelBusy);
      if (!again || attempt === maxAttempts) throw error;
    }
    channel = store.read();
  }
}

function refuseIfTouched(ours: readonly RemoteChange[], theirs: readonly RemoteChange[]): void {
  const other = theirs.find(({ remote }) => ours.some((change) => change.remote === remote));
  if (!other) return;
  const { remote, from, to } = other;
  throw new ChannelConflict(
    `${remote} went from ${from ?? 'not live'} to ${to ?? 'not live'} in the meantime. Nothing was written; look at 'npm run release -- history ${remote}' and try again.`,
  );
}
