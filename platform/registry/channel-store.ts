import { channelSchema, type Channel } from '../../shared/federation/channel.ts';
import { checkDocument } from './document.ts';
import { ChannelConflict } from './lock.ts';
import type { ChangeNote, Revision } from './revision.ts';

/**
 * What a change writes: the live releases, and the canaries. Without a shell it stays, and so does what is being removed; without
 * canaries there are none any more.
 */
export type LiveReleases = Pick<Channel, 'remotes' | 'shell' | 'canaries' | 'removing'>;

/** The channel document and its history: in a folder, or in PostgreSQL. */
export interface ChannelStore {
  /** Where the document is, for messages. */
  readonly location: string;
  /**
   * The document; an empty one when there is none. Where it was lost its revision is the last one of the history, so that the next
   * change overwrites none. It is parsed when it has changed only: callers get one object, and leave it as it is.
   */
  readonly read: () => Promise<Channel>;
  /**
   * Replaces the document if it is still at `expected`; the new revision is one higher. Otherwise rejects with ChannelConflict:
   * read it again and decide again.
   */
  readonly compareAndSet: (expected: number, live: LiveReleases, note: ChangeNote) => Promise<Channel>;
  /** All revisions, oldest first. */
  readonly history: () => Promise<readonly Revision[]>;
}

export const channelAdvice =
  "Replace it by a backup; or delete it, and make live what its history names: 'npm run release -- history', then 'npm run release -- rollback --all --to <revision>'.";

/** The document after a change of the given one; throws ChannelConflict when that is not at `expected`. */
export function nextChannel(current: Channel, expected: number, live: LiveReleases): Channel {
  if (current.revision !== expected) {
    throw new ChannelConflict(
      `The channel is at revision ${String(current.revision)}, not at ${String(expected)}: it was changed in the meantime. Nothing was written; try again.`,
    );
  }
  const { remotes, shell = current.shell, canaries = {}, removing = current.removing ?? [] } = live;
  const some = Object.keys(canaries).length > 0;
  const next: Channel = {
    ...{ schema: 1, revision: expected + 1 },
    ...(shell && { shell }),
    ...{ remotes, ...(some && { canaries }), ...(removing.length > 0 && { removing }) },
  };
  return checkDocument(channelSchema, next, 'The new channel document', 'Nothing was written.');
}
