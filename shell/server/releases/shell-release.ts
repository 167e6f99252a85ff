import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@ritual/shared/federation/channel';
import { z } from 'zod';
import type { WorkerData } from '../render/workers/protocol.ts';

/** File name of the build (platform/webpack/configurations/shell.ts). */
const bootstrapLoader = 'bootstrap-loader.js';

const releaseFile = z.object({
  name: z.literal('shell'),
  version: z.string(),
  /** Absent: built before version 1.0 of the host API. */
  hostApi: z.string().optional(),
  brings: z.record(z.string(), z.string()),
  entry: z.string(),
  files: z.record(z.string(), z.string()),
  server: z.object({ entry: z.string(), integrity: z.string() }),
  /** The scripts for developers. Absent: built before there were any. */
  developer: z.object({ start: z.string(), entry: z.string() }).optional(),
});

/** The shell that a channel names, by its description there. */
export function releasedShell(release: Release, releases: string): WorkerData['shell'] {
  const folder = path.join(releases, release.base.replace(/^\/releases\//, ''));
  return { ...shellOf(release, folder), base: release.base };
}

/** Reads the shell, a published release or a build, from the folder with its `release.json`. */
export async function readShell(dist: string): Promise<WorkerData['shell'] & { webFolder: string }> {
  const file = path.join(dist, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The shell has not been built: ${file} is missing.`);
  });
  const release = releaseFile.parse(JSON.parse(text));
  if (release.hostApi === undefined) {
    throw new Error(`The shell in ${dist} was built before version 1.0 of the host API: build it again.`);
  }
  return {
    ...shellOf(release, dist),
    // A release has its scripts beside `release.json`; a build has them in `web`.
    webFolder: existsSync(path.join(dist, release.entry)) ? dist : path.join(dist, 'web'),
  };
}

type Described = Pick<Release, 'version' | 'hostApi' | 'brings' | 'entry' | 'files' | 'server' | 'developer'>;

function shellOf(
  { version, hostApi, brings, entry, files, server, developer }: Described,
  folder: string,
): WorkerData['shell'] {
  return {
    ...{ version, hostApi, brings },
    base: `/releases/shell/${version}/`,
    entry,
    integrity: files[entry] ?? '',
    bootstrapLoader,
    bootstrapLoaderIntegrity: files[bootstrapLoader] ?? '',
    ...(developer && {
      developer: {
        start: { file: developer.start, integrity: files[developer.start] ?? '' },
        entry: { file: developer.entry, integrity: files[developer.entry] ?? '' },
      },
    }),
    nodeFile: path.join(folder, server.entry),
    nodeIntegrity: server.integrity,
  };
}
