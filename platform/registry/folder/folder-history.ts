import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { channelSchema, type Channel } from '../../../shared/federation/channel.ts';
import { checkDocument, parseJson, writeAtomically } from '../document.ts';
import { recordedOf, revisionOf, revisionSchema, type ChangeNote, type Revision } from '../revision.ts';

export interface History {
  /** Adds a revision. A revision of the same number is left over from a crash before it became live, and is replaced. */
  readonly add: (channel: Channel, note: ChangeNote) => void;
  /** All revisions up to the live one, oldest first. */
  readonly read: (live: number) => readonly Revision[];
  /** The highest number of a stored revision; 0 when there is none. */
  readonly newest: () => number;
}

/** The revisions of a channel, a small file each; none is ever removed. */
export function revisionHistory(folder: string): History {
  const stored = (): readonly number[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
          .map(Number)
          .sort((a, b) => a - b)
      : [];
  const fileOf = (revision: number) => path.join(folder, `${String(revision).padStart(8, '0')}.json`);
  return {
    add: (channel, note) => {
      mkdirSync(folder, { recursive: true });
      writeAtomically(fileOf(channel.revision), `${JSON.stringify(revisionOf(channel, note), null, 2)}\n`);
    },
    read: (live) =>
      stored()
        .filter((revision) => revision <= live)
        .map((revision) => readRevision(fileOf(revision))),
    newest: () => stored().at(-1) ?? 0,
  };
}

const advice = 'Replace it by a backup; or delete it: then the history lacks this one revision.';

function readRevision(file: string): Revision {
  const json = parseJson(readFileSync(file, 'utf8'), file, advice);
  // Before changes were recorded, a revision was stored as the whole channel document.
  if (typeof json !== 'object' || json === null || !('remotes' in json)) {
    return checkDocument(revisionSchema, json, file, advice);
  }
  const { revision, ...channel } = checkDocument(channelSchema, json, file, advice);
  return { revision, at: statSync(file).mtime.toISOString(), ...recordedOf(channel) };
}
