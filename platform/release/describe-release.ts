import { statSync } from 'node:fs';
import path from 'node:path';
import { readPublished } from './publish/read-published.ts';
import type { ReleaseFile } from './publish/release-file.ts';

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

/** Describes a published release; throws NotPublished when there is none. */
export function describeRelease(dataDir: string, name: string, version: string): DescribedRelease {
  const { folder, release } = readPublished(dataDir, name, version);
  const bytesOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  const sizes = Object.keys(release.files).map((file): [string, ScriptSize] => [
    file,
    { raw: bytesOf(file) ?? 0, brotli: bytesOf(`${file}.br`) ?? null },
  ]);
  return { release, sizes: Object.fromEntries(sizes) };
}
