import type { FileStorage } from '../../storage/index.ts';
import { label } from '../publish/read-release.ts';
import { filesPrefix, manifestsPrefix, releaseOfKey } from './manifest.ts';

/** Deletes files that were put before this moment and that no manifest names: publications have left them that were interrupted. */
export async function sweep(files: FileStorage, before: number): Promise<void> {
  const found = await files.list(filesPrefix);
  const nameOf = (key: string) => {
    const release = releaseOfKey(key);
    return release && label(release);
  };
  const kept = new Set((await files.list(manifestsPrefix)).map(({ key }) => nameOf(key)));
  for (const { key, putAt } of found) {
    const name = nameOf(key);
    if (name !== undefined && putAt < before && !kept.has(name)) await files.delete(key);
  }
}
