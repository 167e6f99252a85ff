import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { WorkerData } from '../render/workers/protocol.ts';

/** As the build names it. */
const bootstrapLoader = 'bootstrap-loader.js';

const releaseFile = z.object({
  name: z.literal('shell'),
  version: z.string(),
  contractVersion: z.number(),
  brings: z.record(z.string(), z.string()),
  entry: z.string(),
  files: z.record(z.string(), z.string()),
  server: z.object({ entry: z.string(), integrity: z.string() }),
});

/** The shell itself, published or as it was built, from the folder that `release.json` is in. */
export async function readShell(dist: string): Promise<WorkerData['shell'] & { webFolder: string }> {
  const file = path.join(dist, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The shell has not been built: ${file} is missing.`);
  });
  const { version, contractVersion, brings, entry, files, server } = releaseFile.parse(JSON.parse(text));
  return {
    ...{ version, contractVersion, brings },
    base: `/releases/shell/${version}/`,
    entry,
    integrity: files[entry] ?? '',
    bootstrapLoader,
    bootstrapLoaderIntegrity: files[bootstrapLoader] ?? '',
    nodeFile: path.join(dist, server.entry),
    nodeIntegrity: server.integrity,
    // A release has its scripts beside `release.json`, where its address leads.
    webFolder: existsSync(path.join(dist, entry)) ? dist : path.join(dist, 'web'),
  };
}
