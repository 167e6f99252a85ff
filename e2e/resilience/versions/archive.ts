import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';

/**
 * The builds of shell and remotes as they were released with an earlier version of the host API, in one compressed file: texts by
 * package and path (`content/web/remoteEntry.js`). The tests of this folder run them beside today's.
 */
const archiveSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Copies that are compressed beside each script, and source maps: they can be made again, or nothing loads them. */
const leftOut = /\.(br|gz|map)$/;

const fileOf = (hostApi: string) => path.join(import.meta.dirname, `host-api-${hostApi}.json.br`);

/** The versions of the host API that there are archives of, oldest first. */
export function archivedVersions(): readonly string[] {
  return readdirSync(import.meta.dirname)
    .flatMap((file) => /^host-api-(\d+\.\d+)\.json\.br$/.exec(file)?.[1] ?? [])
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Writes the archive of some builds: folders with `web`, `node` and `release.json` by the name of the package. */
export function writeArchive(hostApi: string, builds: Readonly<Record<string, string>>): void {
  const archive = Object.fromEntries(
    Object.entries(builds).map(([name, dist]) => [name, textsIn(dist)]),
  ) satisfies z.input<typeof archiveSchema>;
  const content = brotliCompressSync(JSON.stringify(archive), {
    // The builds have much in common.
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  writeFileSync(fileOf(hostApi), content);
}

function textsIn(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]));
}

/** Writes the builds of an archive to `<folder>/<name>/dist`. Returns the names. */
export function extractArchive(hostApi: string, folder: string): readonly string[] {
  const text = brotliDecompressSync(readFileSync(fileOf(hostApi))).toString();
  const archive = archiveSchema.parse(JSON.parse(text));
  for (const [name, files] of Object.entries(archive)) {
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(folder, name, 'dist', file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
  return Object.keys(archive);
}
