import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { channelSchema, type Channel } from '../../shared/federation/channel.ts';

/** Another process has changed the channel document in the meantime. */
export class ChannelConflict extends Error {}
/** The document cannot be read as a channel. */
export class ChannelMalformed extends Error {}

export interface ChannelStore {
  readonly file: string;
  /** The document; an empty one at revision 0 when there is none yet. */
  readonly read: () => Channel;
  /**
   * Replaces the document if it is still at `expected`; the new revision is one higher. Otherwise rejects with ChannelConflict:
   * read it again and decide again.
   */
  readonly compareAndSet: (expected: number, remotes: Channel['remotes']) => Promise<Channel>;
  /** The stored revisions, oldest first. */
  readonly history: () => readonly Channel[];
  /** The stored revisions that were live at any time since then (milliseconds since 1970). */
  readonly liveSince: (then: number) => readonly Channel[];
}

const emptyChannel: Channel = { schema: 1, revision: 0, remotes: {} };
const lockTimeout = 5_000;
/** A lock older than this is left over from a process that has died. */
const lockLifetime = 30_000;
const maxRevisions = 200;

/** The channel document as a file, changed atomically, with its history beside it. */
export function channelStore(dataDir: string): ChannelStore {
  const folder = path.resolve(dataDir, 'registry');
  const file = path.join(folder, 'channel.json');
  const revisions = path.join(folder, 'history');
  const lock = path.join(folder, 'channel.lock');
  const revisionFile = (revision: number) =>
    path.join(revisions, `${String(revision).padStart(8, '0')}.json`);

  const storedRevisions = () =>
    existsSync(revisions)
      ? readdirSync(revisions)
          .filter((name) => /^\d+\.json$/.test(name))
          .sort()
          .map((name) => path.join(revisions, name))
      : [];

  const read = (): Channel => (existsSync(file) ? parse(file) : emptyChannel);

  return {
    file,
    read,
    async compareAndSet(expected, remotes) {
      mkdirSync(revisions, { recursive: true });
      const release = await takeLock(lock);
      try {
        const current = read();
        if (current.revision !== expected) {
          throw new ChannelConflict(
            `The channel is at revision ${String(current.revision)}, not at ${String(expected)}: it was changed in the meantime. Nothing was written; try again.`,
          );
        }
        const next = validated({ schema: 1, revision: expected + 1, remotes }, 'The new channel document');
        const text = `${JSON.stringify(next, null, 2)}\n`;
        writeAtomically(revisionFile(next.revision), text);
        writeAtomically(file, text);
        removeOldRevisions(revisions);
        return next;
      } finally {
        release();
      }
    },
    history: () => storedRevisions().map(parse),
    liveSince: (then) =>
      storedRevisions()
        // A document is live until the next one is written.
        .filter((_name, index, files) => {
          const next = files[index + 1];
          return next === undefined || statSync(next).mtimeMs >= then;
        })
        .map(parse),
  };
}

function parse(file: string): Channel {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ChannelMalformed(`${file} is not JSON: ${(error as Error).message}`);
  }
  return validated(json, file);
}

function validated(json: unknown, what: string): Channel {
  const result = channelSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new ChannelMalformed(`${what} is malformed at '${where}': ${issue?.message ?? 'unknown reason'}.`);
}

/** Readers see the old document or the new one, never a partial one. */
function writeAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, file);
}

function removeOldRevisions(folder: string): void {
  const names = readdirSync(folder).sort();
  for (const name of names.slice(0, Math.max(0, names.length - maxRevisions))) {
    rmSync(path.join(folder, name), { force: true });
  }
}

async function takeLock(lock: string): Promise<() => void> {
  const until = Date.now() + lockTimeout;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    removeIfStale(lock);
    if (Date.now() > until) {
      throw new ChannelConflict(`Another process has been changing the channel for too long (${lock}).`);
    }
    await sleep(20);
  }
}

function removeIfStale(lock: string): void {
  const age = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (age !== undefined && Date.now() - age > lockLifetime) rmSync(lock, { force: true });
}
