import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { channelSchema, type Channel } from '../../../shared/federation/channel.ts';
import { channelAdvice, nextChannel, type ChannelStore } from '../channel-store.ts';
import { checkDocument, parseJson, writeAtomically } from '../document.ts';
import { takeLock } from '../lock.ts';
import { revisionHistory } from './folder-history.ts';

/** The channel document as a file, changed atomically, with its history beside it. */
export function folderChannel(dataDir: string): ChannelStore {
  const folder = path.resolve(dataDir, 'registry');
  const file = path.join(folder, 'channel.json');
  const lock = path.join(folder, 'channel.lock');
  const revisions = revisionHistory(path.join(folder, 'history'));
  let known: { readonly stamp: string; readonly channel: Channel } | undefined;

  const read = (): Channel => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (!now) return { schema: 1, revision: revisions.newest(), remotes: {} };
    const stamp = [now.mtimeMs, now.ino, now.size].join(' ');
    if (known?.stamp !== stamp) {
      const json = parseJson(readFileSync(file, 'utf8'), file, channelAdvice);
      known = { stamp, channel: checkDocument(channelSchema, json, file, channelAdvice) };
    }
    return known.channel;
  };

  return {
    location: file,
    read: async () => Promise.resolve(read()),
    async compareAndSet(expected, live, note) {
      mkdirSync(folder, { recursive: true });
      const release = await takeLock(lock);
      try {
        const next = nextChannel(read(), expected, live);
        // First: a crash between the two leaves a revision that is not live and that the next change replaces.
        revisions.add(next, note);
        writeAtomically(file, `${JSON.stringify(next, null, 2)}\n`);
        return next;
      } finally {
        release();
      }
    },
    history: async () => Promise.resolve(revisions.read(read().revision)),
  };
}
