import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveReleases } from '@ritual/platform/registry';
import { folderStore } from '@ritual/platform/release-store';

/** How a build differs from the live release. */
export interface BuildChanges {
  /** A text of all scripts, and the one that replaces it. */
  readonly words?: readonly [string, string];
  /** Code that runs after the entry for browsers; `container` is the variable that the entry leaves. */
  readonly web?: (container: string) => string;
  /** Code that runs after the build for the server. */
  readonly node?: string;
  /** Version ranges of the packages that it takes from the shell. */
  readonly requires?: Readonly<Record<string, string>>;
}

/** Integrity hashes in both encodings: the release file and preloads use one, the entry the other. */
const hashesOf = (text: string) =>
  ['sha384', 'sha256'].map((kind) => `${kind}-${createHash(kind).update(text).digest('base64')}`);

/** The part of a name that comes from the content. */
const contentName = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8);

/**
 * A team's next build of a remote or the shell, made without webpack: the live release with another version, these changes and recomputed hashes. Returns its
 * folder, which the caller removes.
 */
export async function nextBuild(
  dataDir: string,
  name: string,
  version: string,
  changes: BuildChanges,
): Promise<string> {
  const live = liveReleases(await folderStore(dataDir).channel.read())[name];
  if (!live) throw new Error(`No release of ${name} is live.`);
  const { words = ['', ''], web = () => '', node = '', requires } = changes;
  const folder = path.join(dataDir, 'releases', name, live.version);
  const dist = mkdtempSync(path.join(tmpdir(), 'ritual-release-'));
  const underscored = (text: string) => text.replace(/\W/g, '_');
  let release = readFileSync(path.join(folder, 'release.json'), 'utf8');
  let entry = '';

  /** Writes a file with the new text and version, and replaces its old hashes and name in the files that refer to it. */
  const renew = (from: string, text = readFileSync(path.join(folder, from), 'utf8')) => {
    const before = readFileSync(path.join(folder, from), 'utf8');
    const worded = words[0] === '' ? text : text.replaceAll(words[0], words[1]);
    const renewed = worded
      .replaceAll(live.version, version)
      .replaceAll(underscored(live.version), underscored(version));
    const [old] = /(?<=\.)[\da-f]{8}(?=\.js$)/.exec(from) ?? [];
    // What has the same content keeps its name.
    const name = old === undefined || renewed === before ? old : contentName(renewed);
    for (const [index, hash] of [old, ...hashesOf(before)].entries()) {
      const renamed = [name, ...hashesOf(renewed)][index];
      if (hash === undefined || renamed === undefined) continue;
      release = release.replaceAll(hash, renamed);
      entry = entry.replaceAll(hash, renamed);
    }
    const to = old === undefined || name === undefined ? from : from.replace(old, name);
    writeFileSync(path.join(dist, from.includes('/') ? to : `web/${to}`), renewed);
  };

  mkdirSync(path.join(dist, 'web'));
  mkdirSync(path.join(dist, 'node'));
  entry = readFileSync(path.join(folder, live.entry), 'utf8');
  for (const file of readdirSync(folder).filter((file) => file.endsWith('.js') && file !== live.entry)) {
    renew(file);
  }
  renew(live.entry, `${entry}\n${web(underscored(`remote_${name}_${version}`))}`);
  const server = readFileSync(path.join(folder, live.server.entry), 'utf8');
  renew(live.server.entry, `${server}\n${node}`);
  for (const file of readdirSync(path.join(folder, 'node'))) {
    if (`node/${file}` !== live.server.entry)
      cpSync(path.join(folder, 'node', file), path.join(dist, 'node', file), { recursive: true });
  }
  const types = path.join(folder, 'types');
  if (existsSync(types)) cpSync(types, path.join(dist, 'types'), { recursive: true });
  // The shell's scripts for developers stay as they are.
  const developer = path.join(folder, 'developer');
  if (existsSync(developer)) cpSync(developer, path.join(dist, 'web/developer'), { recursive: true });
  const described = JSON.parse(release.replaceAll(live.version, version)) as object;
  writeFileSync(
    path.join(dist, 'release.json'),
    JSON.stringify({ ...described, ...(requires && { requires }) }),
  );
  return dist;
}
