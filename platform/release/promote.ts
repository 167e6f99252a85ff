import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '../../shared/federation/remote-module.ts';
import type { Channel, LiveRemote, Release } from '../../shared/federation/channel.ts';
import { channelStore } from '../registry/index.ts';
import { releaseFolder } from './publish.ts';
import { label, readRelease, verifyFiles } from './read-release.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFile } from './release-file.ts';

/** Makes a published release the live one; the one that was live becomes its `previous`. */
export async function promote(dataDir: string, name: string, version: string): Promise<Channel> {
  return promoteAll(dataDir, [{ name, version }]);
}

/** Makes several releases live in one step; those that are live already are left alone. */
export async function promoteAll(
  dataDir: string,
  wanted: readonly { readonly name: string; readonly version: string }[],
): Promise<Channel> {
  const store = channelStore(dataDir);
  const channel = store.read();
  const changed = wanted.filter(({ name, version }) => channel.remotes[name]?.version !== version);
  if (changed.length === 0) return channel;
  const remotes = { ...channel.remotes };
  for (const { name, version } of changed) {
    const release = published(dataDir, name, version);
    const before = remotes[name];
    remotes[name] = { ...live(release), ...(before ? { previous: releaseOf(before) } : {}) };
  }
  mustNotOverlap(remotes);
  return store.compareAndSet(channel.revision, remotes);
}

/** Makes the release before the live one again. */
export async function rollback(dataDir: string, name: string): Promise<Channel> {
  const { remotes } = channelStore(dataDir).read();
  const current = remotes[name];
  if (!current) throw new ReleaseError(`There is no live release of '${name}'.`);
  if (!current.previous) {
    throw new ReleaseError(`There is no release of '${name}' before ${current.version} to roll back to.`);
  }
  return promote(dataDir, name, current.previous.version);
}

export interface Listed {
  readonly name: string;
  readonly version: string;
  readonly state: 'live' | 'previous' | '';
}

/** All published releases and what they are in the channel. */
export function list(dataDir: string): readonly Listed[] {
  const folder = path.resolve(dataDir, 'releases');
  if (!existsSync(folder)) return [];
  const { remotes } = channelStore(dataDir).read();
  return foldersIn(folder).flatMap((name) =>
    foldersIn(path.join(folder, name)).map((version) => {
      const live = remotes[name];
      const state =
        live?.version === version ? 'live' : live?.previous?.version === version ? 'previous' : '';
      return { name, version, state } as const;
    }),
  );
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function published(dataDir: string, name: string, version: string): ReleaseFile {
  const folder = releaseFolder(dataDir, name, version);
  if (!existsSync(folder)) {
    throw new ReleaseError(
      `${label({ name, version })} has not been published; see 'npm run release -- list'.`,
    );
  }
  const release = readRelease(folder);
  verifyFiles(release, folder, path.join(folder, release.server.entry));
  if (release.contractVersion !== contractVersion) {
    throw new ReleaseError(
      `${label(release)} keeps to contract ${String(release.contractVersion)}, the shell to ${String(contractVersion)}.`,
    );
  }
  return release;
}

function live(release: ReleaseFile): LiveRemote {
  const { name, version, entry, exposed, files, server, prefixes, slots } = release;
  return {
    version,
    contractVersion: release.contractVersion,
    base: `/releases/${name}/${version}/`,
    entry,
    exposed,
    files,
    server,
    prefixes,
    slots,
  };
}

function releaseOf({
  version,
  contractVersion: contract,
  base,
  entry,
  exposed,
  files,
  server,
}: LiveRemote): Release {
  return { version, contractVersion: contract, base, entry, exposed, files, server };
}

/** Two remotes must not claim the same addresses: which one answered would be a matter of luck. */
function mustNotOverlap(remotes: Channel['remotes']): void {
  const owners = new Map<string, string>();
  for (const [name, { prefixes, slots }] of Object.entries(remotes)) {
    for (const claim of [
      ...prefixes.map((prefix) => prefix.toLowerCase()),
      ...slots.map((slot) => `slot ${slot}`),
    ]) {
      const owner = owners.get(claim);
      if (owner !== undefined) throw new ReleaseError(`${owner} and ${name} both claim '${claim}'.`);
      owners.set(claim, name);
    }
  }
}
