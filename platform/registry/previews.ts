import { createHash, randomBytes } from 'node:crypto';
import type { Preview } from '../../shared/federation/channel.ts';

export interface PreviewStore {
  /** Writes a preview, from then on visible to those who know its id; removes those that expired more than a day ago. */
  readonly create: (
    preview: Omit<Preview, 'schema' | 'id' | 'createdAt' | 'expiresAt'> & { readonly expiresAt: Date },
  ) => Promise<Preview>;
  /** Ends a preview now, and returns it as it is then. Its releases are kept for a while, like those of one that has expired. */
  readonly end: (preview: Preview) => Promise<Preview>;
  /** All whose releases may still be in use: those that have not expired, or expired less than a day ago. */
  readonly list: () => Promise<readonly Preview[]>;
  /** The preview with this id, unless it has ended. */
  readonly find: (id: string) => Promise<Preview | undefined>;
}

/** Where previews are kept, each by its id: a folder, or a table. */
export interface PreviewRecords {
  readonly all: () => Promise<readonly Preview[]>;
  readonly get: (id: string) => Promise<Preview | undefined>;
  readonly put: (preview: Preview) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Names a preview without showing it: who has the id sees the preview. */
export const previewHandle = (id: string): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 12);

/** Whether a text may be the id of a preview. */
export const isPreviewId = (text: string): boolean => /^[\w-]{22}$/.test(text);

const day = 86_400_000;

/** The previews; the shell's servers read them. */
export function previewStore(records: PreviewRecords, now: () => number = Date.now): PreviewStore {
  const write = async (preview: Preview): Promise<Preview> => {
    await records.put(preview);
    return preview;
  };
  /** A page that was opened before the end goes on loading for a while. */
  const isOver = ({ expiresAt }: Preview) => Date.parse(expiresAt) + day <= now();

  return {
    create: async ({ createdBy, team, remotes, expiresAt, ...more }) => {
      for (const { id } of (await records.all()).filter(isOver)) await records.remove(id);
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
    list: async () => (await records.all()).filter((preview) => !isOver(preview)),
    find: async (id) => {
      const preview = isPreviewId(id) ? await records.get(id) : undefined;
      return preview && Date.parse(preview.expiresAt) > now() ? preview : undefined;
    },
  };
}
