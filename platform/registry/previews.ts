import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { previewSchema, type Preview } from '../../shared/federation/channel.ts';
import { checkDocument, parseJson, writeAtomically } from './document.ts';

export interface PreviewStore {
  /** Writes a preview, from then on to be seen by who knows its id; removes those that nobody uses any more. */
  readonly create: (
    preview: Omit<Preview, 'schema' | 'id' | 'createdAt' | 'expiresAt'> & { readonly expiresAt: Date },
  ) => Preview;
  /** Ends a preview now, and returns it as it is then. Its releases are kept for a while, like those of one that has expired. */
  readonly end: (preview: Preview) => Preview;
  /** All whose releases may still be in use: those that have not expired, or expired less than a day ago. */
  readonly list: () => readonly Preview[];
}

/** Names a preview without showing it: who has the id sees the preview. */
export const previewHandle = (id: string): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 12);

const advice = 'Delete it: then this one preview is gone.';

const day = 86_400_000;

/** The previews, a small file each beside the channel document; the shell's servers read them. */
export function previewStore(dataDir: string, now: () => number = Date.now): PreviewStore {
  const folder = path.resolve(dataDir, 'registry', 'previews');
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  const stored = (): readonly Preview[] => {
    if (!existsSync(folder)) return [];
    const ids = readdirSync(folder).flatMap((name) => /^([\w-]{22})\.json$/.exec(name)?.[1] ?? []);
    return ids.flatMap((id) => {
      const file = fileOf(id);
      const text = readIfThere(file);
      return text === undefined
        ? []
        : checkDocument(previewSchema, parseJson(text, file, advice), file, advice);
    });
  };
  const write = (preview: Preview): Preview => {
    writeAtomically(fileOf(preview.id), `${JSON.stringify(preview, null, 2)}\n`);
    return preview;
  };
  /** A page that was opened before the end goes on loading for a while. */
  const isOver = ({ expiresAt }: Preview) => Date.parse(expiresAt) + day <= now();

  return {
    create: ({ createdBy, team, remotes, expiresAt, ...more }) => {
      mkdirSync(folder, { recursive: true });
      for (const { id } of stored().filter(isOver)) rmSync(fileOf(id), { force: true });
      const id = randomBytes(16).toString('base64url');
      const createdAt = new Date(now()).toISOString();
      const dates = { createdAt, expiresAt: expiresAt.toISOString() };
      return write({
        schema: 1,
        id,
        createdBy,
        ...(team !== undefined && { team }),
        ...dates,
        remotes,
        ...more,
      });
    },
    end: (preview) => write({ ...preview, expiresAt: new Date(now()).toISOString() }),
    list: () => stored().filter((preview) => !isOver(preview)),
  };
}

/** Another process may remove the file meanwhile. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
