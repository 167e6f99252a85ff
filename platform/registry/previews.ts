import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { previewSchema, type Preview } from '../../shared/federation/channel.ts';
import { checkDocument, parseJson, writeAtomically } from './document.ts';

export interface PreviewStore {
  /** Writes a preview, from then on to be seen by who knows its id; removes those that have expired. */
  readonly create: (
    preview: Pick<Preview, 'createdBy' | 'remotes'> & { readonly expiresAt: Date },
  ) => Preview;
  /** All that have not expired. */
  readonly list: () => readonly Preview[];
}

const advice = 'Delete it: then this one preview is gone.';

/** The previews, a small file each beside the channel document; the shell's servers read them. */
export function previewStore(dataDir: string, now: () => number = Date.now): PreviewStore {
  const folder = path.resolve(dataDir, 'registry', 'previews');
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  const stored = (): readonly Preview[] => {
    if (!existsSync(folder)) return [];
    const ids = readdirSync(folder).flatMap((name) => /^([\w-]{22})\.json$/.exec(name)?.[1] ?? []);
    return ids.map((id) => {
      const file = fileOf(id);
      return checkDocument(previewSchema, parseJson(readFileSync(file, 'utf8'), file, advice), file, advice);
    });
  };
  const hasExpired = ({ expiresAt }: Preview) => Date.parse(expiresAt) <= now();

  return {
    create: ({ createdBy, remotes, expiresAt }) => {
      mkdirSync(folder, { recursive: true });
      for (const { id } of stored().filter(hasExpired)) rmSync(fileOf(id), { force: true });
      const id = randomBytes(16).toString('base64url');
      const createdAt = new Date(now()).toISOString();
      const dates = { createdAt, expiresAt: expiresAt.toISOString() };
      const preview: Preview = { schema: 1, id, createdBy, ...dates, remotes };
      writeAtomically(fileOf(id), `${JSON.stringify(preview, null, 2)}\n`);
      return preview;
    },
    list: () => stored().filter((preview) => !hasExpired(preview)),
  };
}
