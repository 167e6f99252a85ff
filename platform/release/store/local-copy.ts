import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { StorageFailed } from '../../storage/index.ts';
import { readRelease } from '../publish/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { Manifest } from './manifest.ts';

/**
 * Whether the copy in this folder is the release that is kept: before the store had this bucket, another build may have had the name
 * and version. Undefined when that cannot be known now, since the release is not kept or the storage does not answer.
 */
export async function isCopyOf(
  folder: string,
  find: () => Promise<Manifest | undefined>,
): Promise<boolean | undefined> {
  let manifest;
  try {
    manifest = await find();
  } catch (error) {
    // What is live goes on with the copies that are there while the bucket is away.
    if (error instanceof StorageFailed) return undefined;
    throw error;
  }
  if (!manifest) return undefined;
  try {
    return isDeepStrictEqual(readRelease(folder), manifest.release);
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

/** Gives a whole draft its place, also that of an older copy with other content. `gc` deletes what is set aside where this ends early. */
export async function putInPlace(draft: string, target: string): Promise<void> {
  const old = `${draft}.old`;
  if (existsSync(target)) await rename(target, old);
  await rename(draft, target);
  await rm(old, { recursive: true, force: true });
}
