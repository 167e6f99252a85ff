import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { GateRefused } from '../release/gate/problem.ts';
import { FilesMalformed, writeFiles } from '../release/publish/build-files.ts';
import { readRelease } from '../release/publish/read-release.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { uploadSchema } from '../release/registries/wire-schemas.ts';
import type { ReleaseStore } from '../release/store/release-store.ts';

/** What the folder of an upload is called in messages: it means nothing to the sender. */
export const theUpload = 'the upload';

/**
 * Writes an uploaded build to a folder, which `handle` gets and which is gone afterwards. `mayUse` throws when the sender has nothing to
 * do with the remote of this name.
 */
export async function receiveBuild<T>(
  { folder }: Pick<ReleaseStore, 'folder'>,
  { files }: z.output<typeof uploadSchema>,
  mayUse: (name: string) => void,
  handle: (dist: string) => Promise<T>,
): Promise<T> {
  // Both names begin with a dot: such files are not served, and `gc` removes what a crash has left.
  const parent = path.resolve(folder, 'releases', '.uploads');
  mkdirSync(parent, { recursive: true });
  const dist = mkdtempSync(path.join(parent, '.build-'));
  try {
    writeFiles(dist, files);
    mayUse(readRelease(dist).name);
    return await handle(dist);
  } catch (error) {
    if (error instanceof FilesMalformed || error instanceof GateRefused) throw error;
    if (error instanceof ReleaseError) throw new ReleaseError(error.message.replaceAll(dist, theUpload));
    throw error;
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
