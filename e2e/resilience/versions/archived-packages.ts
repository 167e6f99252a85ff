import path from 'node:path';
import { remotes } from '@ritual/platform/remotes';
import type { BuildablePackage } from '@ritual/platform/webpack';
import { extractArchive } from './archive.ts';

/** The packages of an earlier host API, as if they had just been built in a checkout of that time. */
export function archivedPackages(hostApi: string, folder: string): readonly BuildablePackage[] {
  return extractArchive(hostApi, folder).map((name) => {
    const remote = remotes.find((known) => known.name === name);
    return { name, folder: name, path: path.join(folder, name), ...(remote && { remote }) };
  });
}
