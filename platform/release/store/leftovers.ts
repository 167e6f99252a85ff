import type { FileStorage } from '../../storage/index.ts';
import { label } from '../publish/read-release.ts';
import { filesPrefix, manifestsPrefix, releaseOfKey } from './manifest.ts';

type Named = NonNullable<ReturnType<typeof releaseOfKey>>;

/** Releases without a description of which every file was put before this moment: their publications were interrupted. */
export async function leftovers(files: FileStorage, before: number): Promise<readonly Named[]> {
  const found = new Map<string, Named>();
  const going = new Set<string>();
  for (const { key, putAt } of await files.list(filesPrefix)) {
    const release = releaseOfKey(key);
    if (!release) continue;
    found.set(label(release), release);
    if (putAt >= before) going.add(label(release));
  }
  const described = (await files.list(manifestsPrefix)).flatMap(({ key }) => releaseOfKey(key) ?? []);
  const other = new Set([...going, ...described.map(label)]);
  return [...found].flatMap(([name, release]) => (other.has(name) ? [] : [release]));
}
