import { statSync } from 'node:fs';
import path from 'node:path';
import { mustBeKept, readPublished } from './publish/read-published.ts';
import type { ReleaseFile } from './publish/release-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Bytes of a script as it is, and as most browsers get it; null: the build has compressed nothing. */
export interface ScriptSize {
  readonly raw: number;
  readonly brotli: number | null;
}

/** What can be said of a published release without running it. */
export interface DescribedRelease {
  readonly release: ReleaseFile;
  /** By path relative to the release, as in its `files`. */
  readonly sizes: Readonly<Record<string, ScriptSize>>;
}

/** Describes a published release; rejects with NotPublished when there is none. */
export async function describeRelease(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<DescribedRelease> {
  const { folder, release } = await readPublished(store, name, version);
  await mustBeKept(store, release);
  const bytesOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  const sizes = Object.keys(release.files).map((file): [string, ScriptSize] => [
    file,
    { raw: bytesOf(file) ?? 0, brotli: bytesOf(`${file}.br`) ?? null },
  ]);
  return { release, sizes: Object.fromEntries(sizes) };
}
