import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Build } from '../publish/build.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { scanScript, type ScriptFacts } from '../../contract/scripts/scan-script.ts';

/** A release that is to go live, and what its scripts show. */
export interface Candidate {
  readonly release: ReleaseFile;
  readonly label: string;
  /** The scripts for browsers, by path relative to the release. */
  readonly web: Readonly<Record<string, ScriptFacts>>;
  readonly node: ScriptFacts;
  /** Compressed bytes of the scripts for browsers. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Scripts that cannot be parsed, and why. */
  readonly unreadable: readonly string[];
}

export interface CandidateFiles {
  readonly web: Readonly<Record<string, string>>;
  readonly node: string;
  readonly bytes: Readonly<Record<string, number>>;
}

const nothing = scanScript('');
const compress = promisify(brotliCompress);

/** Reads the files of a build, which were compared with their hashes before. */
export async function candidateOf({ release, folder, web }: Build): Promise<Candidate> {
  const names = Object.keys(release.files);
  const read = (file: string) => readFileSync(file, 'utf8');
  return candidateFrom(release, {
    web: Object.fromEntries(names.map((name) => [name, read(path.join(web, name))])),
    node: read(path.join(folder, release.server.entry)),
    bytes: Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await bytesOf(path.join(web, name))] as const)),
    ),
  });
}

export function candidateFrom(release: ReleaseFile, { web, node, bytes }: CandidateFiles): Candidate {
  const unreadable: string[] = [];
  const scan = ([name, code]: readonly [string, string]): ScriptFacts => {
    try {
      return scanScript(code);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      unreadable.push(`${name}: ${error.message}`);
      return nothing;
    }
  };
  return {
    ...{ release, label: label(release), bytes, unreadable },
    web: Object.fromEntries(Object.entries(web).map(([name, code]) => [name, scan([name, code])])),
    node: scan([release.server.entry, node]),
  };
}

/** As most browsers get it; a build that has compressed nothing is compressed here, in a thread: megabytes take seconds. */
async function bytesOf(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : (await compress(readFileSync(file))).length;
}

/** What any of the scripts for browsers shows. */
export function inBrowsers<Item>(
  { web }: Candidate,
  list: (facts: ScriptFacts) => readonly Item[],
): readonly Item[] {
  return [...new Set(Object.values(web).flatMap(list))];
}
