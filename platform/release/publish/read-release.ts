import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { releaseFileSchema, type ReleaseFile } from './release-file.ts';

/** Reads `release.json` of a folder; throws a ReleaseError when it is missing or invalid. */
export function readRelease(folder: string): ReleaseFile {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new ReleaseError(`${folder} holds no release: release.json is missing.`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ReleaseError(`${file} is not JSON.`);
  }
  const result = releaseFileSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ReleaseError(
    `${file} is malformed at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}.`,
  );
}

/** Compares every file of a release with its hash from the build. `web` is the folder of the scripts. */
export function verifyFiles(release: ReleaseFile, web: string, node: string): void {
  const expected = [
    ...Object.entries(release.files).map(([name, integrity]) => [path.join(web, name), integrity] as const),
    [node, release.server.integrity] as const,
  ];
  for (const [file, integrity] of expected) {
    if (!existsSync(file)) throw new ReleaseError(`${file} belongs to ${label(release)} and is missing.`);
    const actual = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    if (actual !== integrity) {
      throw new ReleaseError(`${file} is not what ${label(release)} was built with: its hash differs.`);
    }
  }
  const chunks = Object.values(release.chunks ?? {}).flatMap((files) => Object.keys(files));
  for (const name of [release.entry, ...release.exposed, ...chunks]) {
    if (!release.files[name]) throw new ReleaseError(`${label(release)} names '${name}' without a hash.`);
  }
}

export function label({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name} ${version}`;
}
