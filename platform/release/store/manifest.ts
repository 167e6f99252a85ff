import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { namePattern, releaseFileSchema, versionPattern, type ReleaseFile } from '../publish/release-file.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** Below the release; source maps are in a folder that begins with a dot. */
const filePath = z
  .string()
  .max(300)
  .refine((text) => text.split('/').every((part) => /^[\w.@~-]+$/.test(part) && !/^\.\.?$/.test(part)));

/** What a release consists of, as it is kept: all its files, also those that `release.json` does not name, with their hashes. */
export const manifestSchema = z.object({
  schema: z.literal(1),
  release: releaseFileSchema,
  files: z.record(filePath, integrity),
  again: z.iso.date().optional(),
});
export interface Manifest {
  readonly schema: 1;
  readonly release: ReleaseFile;
  readonly files: Readonly<Record<string, string>>;
  /** The day on which the same was published again; such a description is put beside the first one. */
  readonly again?: string | undefined;
}

/** Describes a release in a folder, complete as it is published. */
export function manifestOf(folder: string, release: ReleaseFile): Manifest {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))] as const);
  return { schema: 1, release, files: Object.fromEntries(files) };
}

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const keyOf = ({ name, version }: Pick<ReleaseFile, 'name' | 'version'>) => `${name}/${version}/`;

/** Manifests have keys of their own, so that listing them does not list all files. */
export const manifestsPrefix = 'manifests/';
export const filesPrefix = 'files/';
export const manifestsOf = (release: Pick<ReleaseFile, 'name' | 'version'>): string =>
  manifestsPrefix + keyOf(release);
export const filesOf = (release: Pick<ReleaseFile, 'name' | 'version'>): string =>
  filesPrefix + keyOf(release);

/** By its content, as all keys: two different builds that are published as one version do not overwrite each other. */
export const manifestKey = (release: Pick<ReleaseFile, 'name' | 'version'>, text: Uint8Array): string =>
  `${manifestsOf(release)}${createHash('sha256').update(text).digest('hex')}.json`;
export const fileKey = (release: Pick<ReleaseFile, 'name' | 'version'>, hash: string): string =>
  filesOf(release) + Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex');

/** The release whose manifest or file this is; undefined for what others have put here, such as the folders that consoles of buckets make. */
export function releaseOfKey(key: string): { readonly name: string; readonly version: string } | undefined {
  const [, name = '', version = '', file = '', ...rest] = key.split('/');
  const isOurs =
    namePattern.test(name) &&
    versionPattern.test(version) &&
    /^[0-9a-f]+(\.json)?$/.test(file) &&
    rest.length === 0;
  return isOurs ? { name, version } : undefined;
}
