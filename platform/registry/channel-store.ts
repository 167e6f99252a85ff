import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { channelSchema, type Channel } from '../../shared/federation/channel.ts';
import { checkDocument, parseJson, writeAtomically } from './document.ts';
import { revisionHistory } from './history.ts';
import { ChannelConflict, takeLock } from './lock.ts';
import type { ChangeNote, Revision } from './revision.ts';

/** What a change writes: the live releases, and the canaries. Without a shell it stays; without canaries there are none any more. */
export type LiveReleases = Pick<Channel, 'remotes' | 'shell' | 'canaries'>;

export interface ChannelStore {
  readonly file: string;
  /**
   * The document; an empty one when there is none. Where it was lost its revision is the last one of the history, so that the next
   * change overwrites none.
   */
  readonly read: () => Channel;
  /**
   * Replaces the document if it is still at `expected`; the new revision is one higher. Otherwise rejects with ChannelConflict:
   * read it again and decide again.
   */
  readonly compareAndSet: (expected: number, live: LiveReleases, note: ChangeNote) => Promise<Channel>;
  /** All revisions, oldest first. */
  readonly history: () => readonly Revision[];
}

const advice =
  "Replace it by a backup; or delete it, and make live what its history names: 'npm run release -- history', then 'npm run release -- rollback --all --to <revision>'.";

/** The channel document as a file, changed atomically, with its history beside it. */
export function channelStore(dataDir: string): ChannelStore {
  const folder = path.resolve(dataDir, 'registry');
  const file = path.join(folder, 'channel.json');
  const lock = path.join(folder, 'channel.lock');
  const revisions = revisionHistory(path.join(folder, 'history'));

  const read = (): Channel =>
    existsSync(file)
      ? checkDocument(channelSchema, parseJson(readFileSync(file, 'utf8'), file, advice), file, advice)
      : { schema: 1, revision: revisions.newest(), remotes: {} };

  return {
    file,
    read,
    async compareAndSet(expected, { remotes, shell: named, canaries = {} }, note) {
      mkdirSync(folder, { recursive: true });
      const release = await takeLock(lock);
      try {
        const current = read();
        if (current.revision !== expected) {
          throw new ChannelConflict(
            `The channel is at revision ${String(current.revision)}, not at ${String(expected)}: it was changed in the meantime. Nothing was written; try again.`,
          );
        }
        const some = Object.keys(canaries).length > 0;
        const shell = named ?? current.shell;
        const json: Channel = {
          ...{ schema: 1, revision: expected + 1 },
          ...(shell && { shell }),
          ...{ remotes, ...(some && { canaries }) },
        };
        const next = checkDocument(channelSchema, json, 'The new channel document', 'Nothing was written.');
        // First: a crash between the two leaves a revision that is not live and that the next change replaces.
        revisions.add(next, note);
        writeAtomically(file, `${JSON.stringify(next, null, 2)}\n`);
        return next;
      } finally {
        release();
      }
    },
    history: () => revisions.read(read().revision),
  };
}
