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

export function label({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name} ${version}`;
}
