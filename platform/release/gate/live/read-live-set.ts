import * as adminCalls from '../../../../shared/contract/admin/calls/index.ts';
import type { CallDefinition } from '../../../../shared/contract/call.ts';
import * as shopCalls from '../../../../shared/contract/calls/index.ts';
import type { Channel } from '../../../../shared/federation/channel.ts';
import { liveReleases, liveSince, shellName } from '../../../registry/index.ts';
import { keepDays } from '../../gc.ts';
import { shellsFor } from '../../promote/shells.ts';
import { releaseFolder } from '../../publish/release-folder.ts';
import { isThere } from '../../publish/read-published.ts';
import { label, readRelease } from '../../publish/read-release.ts';
import type { ReleaseFile } from '../../publish/release-file.ts';
import type { LiveSet, Neighbor } from './live-set.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

const day = 86_400_000;

export interface Change {
  /** What is live afterwards. */
  readonly remotes: Channel['remotes'];
  readonly shell?: Channel['shell'];
  /** What is live now. */
  readonly before: Channel;
  /**
   * Whether releases count that pages still have: those of the last days, and those that browsers fall back to. They do not where a
   * release comes back that was live with them, or a whole store is started anew.
   */
  readonly held: boolean;
  /** Releases of the change that need not be published here yet: by their descriptions. */
  readonly described?: readonly ReleaseFile[] | undefined;
}

/** What a release is compared with when it goes live by a change. */
export async function liveSetFor(
  store: ReleaseStore,
  release: ReleaseFile,
  change: Change,
): Promise<LiveSet> {
  const { remotes, shell, before, held, described = [] } = change;
  const { name } = release;
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  const canaries = Object.entries(before.canaries ?? {}).filter(([other]) => other !== name);
  const wanted = [
    ...others.map(([other, { version }]) => ['live', other, version] as const),
    ...canaries.map(([other, { release: canary }]) => ['canary', other, canary.version] as const),
    ...(held
      ? [
          ...others.flatMap(([other, { previous }]) =>
            previous ? [['fallback', other, previous.version] as const] : [],
          ),
          ...(await openPages(store)).flatMap(([other, version]) =>
            // They keep their shell, too.
            [name, shellName].includes(other) ? [] : [['open pages', other, version] as const],
          ),
        ]
      : []),
  ];
  const neighbors = new Map<string, Neighbor>();
  for (const [role, other, version] of wanted) {
    const key = `${other} ${version}`;
    if (neighbors.has(key)) continue;
    const given = described.find((one) => label(one) === key);
    const neighbor = given ?? (await read(store, other, version));
    if (!neighbor) continue;
    const { slots, contract } = neighbor;
    neighbors.set(key, { name: other, version, slots, contract, role });
  }
  const live = liveReleases(before)[name];
  return {
    shells: name === shellName ? [] : await shellsFor(store, release, shell, described),
    neighbors: [...neighbors.values()],
    replaced: live && (await read(store, name, live.version)),
    calls: answeredCalls,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** The API is that of this checkout, as the store's start has it. */
const answeredCalls: LiveSet['calls'] = new Map(
  Object.values<CallDefinition>({ ...shopCalls, ...adminCalls }).map(({ method, path, deprecated }) => [
    `${method} ${path}`,
    deprecated?.sunset,
  ]),
);

/** What pages load that were opened in the days for which releases are kept for them. */
async function openPages(store: ReleaseStore): Promise<readonly (readonly [string, string])[]> {
  const recent = liveSince(await store.channel.history(), Date.now() - keepDays * day);
  return recent.flatMap(({ live, canaries = {} }) =>
    [...Object.entries(live), ...Object.entries(canaries)].map(
      ([name, { version }]) => [name, version] as const,
    ),
  );
}

type Stated = Omit<Neighbor, 'role'>;
const stated = new Map<string, Stated>();
const maxStated = 500;

/** A release never changes: what it states is read once. Undefined: its files are gone, and no page can load it. */
async function read(store: ReleaseStore, name: string, version: string): Promise<Stated | undefined> {
  const folder = releaseFolder(store.folder, name, version);
  const known = stated.get(folder);
  if (known) return known;
  if (!(await isThere(store, name, version))) return undefined;
  const { slots, contract } = readRelease(folder);
  if (stated.size >= maxStated) stated.clear();
  const found = { name, version, slots, contract };
  stated.set(folder, found);
  return found;
}
