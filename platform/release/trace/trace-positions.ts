import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from '../../webpack/packages.ts';
import type { Build } from '../publish/build.ts';
import { readPublished } from '../publish/read-published.ts';
import { label } from '../publish/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A place in a script of a release, with line and column from 1 on, as browsers write it. */
export interface Position {
  /** Path relative to the release. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place in the sources. */
export interface SourcePosition {
  /** Path from the root of the repository. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** What stands there, under the name that it has in the source. */
  readonly name: string | null;
}

export interface Traced extends Position {
  /** null: see `problem`. */
  readonly at: SourcePosition | null;
  readonly problem: string | null;
}

/**
 * Finds the places in the sources of a published release. Rejects with NotPublished when there is none, and with a ReleaseError when it was
 * published without source maps; whether a single place is known says each result.
 */
export async function tracePositions(
  store: ReleaseStore,
  name: string,
  version: string,
  positions: readonly Position[],
): Promise<readonly Traced[]> {
  const build = await readPublished(store, name, version);
  if (!existsSync(path.join(build.folder, mapsFolder))) {
    throw new ReleaseError(
      `${label(build.release)} was published without source maps, as builds were before there were any. Build its sources again to have them.`,
    );
  }
  const maps = new Map<string, TraceMap | undefined>();
  return positions.map((position): Traced => {
    const { file } = position;
    if (!maps.has(file)) maps.set(file, readMap(build, file));
    const map = maps.get(file);
    if (!map) return { ...position, at: null, problem: missing(build, file) };
    const at = sourceAt(map, position);
    const where = `${file}:${String(position.line)}:${String(position.column)}`;
    const problem = at ? null : `Nothing of the sources of ${label(build.release)} is at ${where}.`;
    return { ...position, at, problem };
  });
}

/** Path of the source map of a script, relative to the release like the script's. */
const mapOf = (script: string): string =>
  script.startsWith('node/')
    ? `node/${mapsFolder}/${script.slice('node/'.length)}.map`
    : `${mapsFolder}/${script}.map`;

function readMap({ folder, release }: Build, file: string): TraceMap | undefined {
  const map = path.join(folder, mapOf(file));
  if (!existsSync(map)) return undefined;
  try {
    return new TraceMap(readFileSync(map, 'utf8'));
  } catch (error) {
    throw new ReleaseError(
      `The source map of ${file} of ${label(release)} is malformed: ${(error as Error).message}.`,
    );
  }
}

function missing({ release }: Build, file: string): string {
  const isKnown = Object.hasOwn(release.files, file) || file === release.server.entry;
  return isKnown
    ? `There is no source map of ${file} of ${label(release)}.`
    : `${label(release)} has no script '${file}'.`;
}

function sourceAt(map: TraceMap, { line, column }: Position): SourcePosition | null {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  // webpack appends stars where two modules have the same name.
  const source = found.source.replace(/\*+$/, '');
  return { source, line: found.line, column: found.column + 1, name: found.name };
}
