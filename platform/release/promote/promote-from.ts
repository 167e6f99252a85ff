import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import {
  canaryChangesBetween,
  changesBetween,
  liveReleases,
  recordedCanaries,
  shellName,
} from '../../registry/index.ts';
import { writeFiles } from '../publish/build-files.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type {
  ChangeRequest,
  ChangeResult,
  PublishedRelease,
  ReleaseRegistry,
} from '../registries/release-registry.ts';
import { NotPublished, ReleaseError } from '../release-error.ts';
import { checksThatRun, shellCheck, type Checked } from './check-build.ts';

export interface PromotedSet {
  readonly change: ChangeResult;
  /** What was not published here yet. */
  readonly published: readonly Pick<PublishedRelease, 'name' | 'version'>[];
}

/**
 * Makes live in one registry what is live in another: the named releases, or all, the shell among them. What is missing is published first; it all goes
 * live in one revision, or nothing of it. A dry run publishes nothing: each build passes the gate beside the descriptions of the others. It is not run in
 * a shell that goes live with it.
 */
export async function promoteFrom(
  source: ReleaseRegistry,
  target: ReleaseRegistry,
  names: readonly string[],
  request: ChangeRequest,
): Promise<PromotedSet> {
  const channel = await source.channel();
  const { revision } = channel;
  const releases = await Promise.all(
    wantedOf(liveReleases(channel), names, source.location).map(
      async ({ name, version }) => (await source.release(name, version)).release,
    ),
  );
  const missing: ReleaseFile[] = [];
  for (const release of releases) if (!(await isThere(target, release))) missing.push(release);
  const reason = request.reason ?? `as in ${source.location} at revision ${String(revision)}`;
  if (request.dryRun && missing.length > 0) {
    await withBuilds(source, missing, (dists) => mustPass(target, releases, dists, request));
    return { change: await plannedChange(target, releases), published: missing.map(named) };
  }
  await withBuilds(source, missing, async (dists) => {
    for (const dist of dists.values()) await target.publish(dist);
  });
  const change = await target.promote(releases.map(named), { ...request, reason: reason.slice(0, 500) });
  return { change, published: missing.map(named) };
}

const named = ({ name, version }: ReleaseFile) => ({ name, version });

function wantedOf(remotes: Channel['remotes'], names: readonly string[], location: string) {
  const live = Object.keys(remotes);
  if (live.length === 0) throw new ReleaseError(`Nothing is live in ${location}.`);
  return (names.length > 0 ? names : live).map((name) => {
    const version = remotes[name]?.version;
    if (version === undefined) {
      throw new ReleaseError(`${name} is not live in ${location}. Live are: ${live.join(', ')}.`);
    }
    if (isWatcherBuild(version)) {
      throw new ReleaseError(
        `${name} ${version} was built by 'npm run dev', which alone can run it: build and publish it there first.`,
      );
    }
    return { name, version };
  });
}

/** Whether a release is published, with the same content. */
async function isThere(target: ReleaseRegistry, release: ReleaseFile): Promise<boolean> {
  try {
    const { release: there } = await target.release(release.name, release.version);
    if (isDeepStrictEqual(there, release)) return true;
  } catch (error) {
    if (error instanceof NotPublished) return false;
    throw error;
  }
  throw new ReleaseError(
    `${label(release)} is published in ${target.location} with other content. A release never changes: raise the version.`,
  );
}

/** Downloads builds to folders that are there while `handle` runs. */
async function withBuilds(
  source: ReleaseRegistry,
  releases: readonly ReleaseFile[],
  handle: (dists: ReadonlyMap<ReleaseFile, string>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ritual-releases-'));
  try {
    const dists = new Map<ReleaseFile, string>();
    for (const release of releases) {
      const dist = mkdtempSync(path.join(folder, `${release.name}-`));
      writeFiles(dist, await source.download(release.name, release.version));
      dists.set(release, dist);
    }
    await handle(dists);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function mustPass(
  target: ReleaseRegistry,
  releases: readonly ReleaseFile[],
  dists: ReadonlyMap<ReleaseFile, string>,
  { force = false }: ChangeRequest,
): Promise<void> {
  const live = liveReleases(await target.channel());
  const changesShell = releases.some(
    ({ name, version }) => name === shellName && live[name]?.version !== version,
  );
  for (const release of releases) {
    if (live[release.name]?.version === release.version) continue;
    const dist = dists.get(release);
    const wanted: Checked = dist === undefined ? named(release) : { dist };
    const { checks } = await target.check(
      wanted,
      releases.filter(({ name }) => name !== release.name),
    );
    const wrong = checks.find(
      ({ what, outcome }) =>
        outcome === 'failed' && !(changesShell && checksThatRun.has(what)) && !(force && what === shellCheck),
    );
    if (wrong) throw new ReleaseError(wrong.detail);
  }
}

async function plannedChange(
  target: ReleaseRegistry,
  releases: readonly ReleaseFile[],
): Promise<ChangeResult> {
  const channel = await target.channel();
  const { revision, canaries = {} } = channel;
  const live = liveReleases(channel);
  const after = { ...live, ...Object.fromEntries(releases.map((release) => [release.name, release])) };
  const changes = changesBetween(live, after).map((change) => ({ ...change, fallback: change.from }));
  const stays = (name: string) => changes.every(({ remote }) => remote !== name);
  const recorded = recordedCanaries(canaries);
  const remaining = Object.entries(recorded).filter(([name]) => stays(name));
  const canaryChanges = canaryChangesBetween(recorded, Object.fromEntries(remaining));
  return { revision, dryRun: true, changes, canaryChanges };
}
