import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths, type PictureWidth } from '@ritual/shared/kernel';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';
import { recipes, type Format } from './formats.ts';
import { makePicture, type Job } from './make-picture.ts';

export type PictureOptions = {
  /** Folders of original pictures, searched in order. */
  readonly masters: readonly string[];
  /** Brings an original into one of the folders that another machine has, if there is one. */
  readonly bring?: (name: string) => Promise<void>;
  /** Cache folder of resized pictures. Everything in it can be made again. */
  readonly cache: string;
  /** Called for each picture that could not be made in the background. */
  readonly onFailure: (sentence: string) => void;
};

/** The file to send, or why there is none. */
export type PictureAnswer =
  | {
      readonly file: string;
      readonly tag: string;
      readonly format: Format;
      /** False while a smaller format is being made: a later request gets that one. */
      readonly final: boolean;
    }
  | {
      readonly code: 'WIDTH_NOT_OFFERED' | 'PICTURE_NOT_FOUND' | 'PICTURE_UNREADABLE';
      readonly message: string;
    };

export type Pictures = Pick<PictureQueue, 'settled' | 'close'> & {
  /** A picture of at most that width in the first format; in the second until the first has been made. */
  readonly find: (width: number, name: string, formats: readonly Format[]) => Promise<PictureAnswer>;
};

// No slashes and no leading dot: a name cannot leave the folder or name a hidden file.
const fileName = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*\.(webp|jpe?g|png|avif)$/i;
const hour = 3_600_000;

/** Answers `/media/<width>/<file>`. AVIF takes seconds and is made in the background; the rest at the first request. */
export function createPictures({ masters, bring, cache, onFailure }: PictureOptions): Pictures {
  const drafts = join(cache, 'drafts');
  const making = new Map<string, Promise<void>>();
  const background = createPictureQueue(({ master, width, format }, reason) =>
    onFailure(`${master} could not be made as ${format} of ${width} pixels: ${reason}`),
  );
  void removeOldDrafts(drafts);

  // Concurrent requests for the same picture share the work.
  const makeNow = (job: Job) => {
    const running = making.get(job.file) ?? makePicture(job).finally(() => making.delete(job.file));
    making.set(job.file, running);
    return running;
  };

  const brought = async (name: string) => {
    await bring?.(name);
    return bring ? findMaster(masters, name) : null;
  };

  const find: Pictures['find'] = async (width, name, [best = 'jpeg', fast = best]) => {
    if (!pictureWidths.includes(width as PictureWidth)) {
      const message = `Pictures come in widths of ${pictureWidths.join(', ')}.`;
      return { code: 'WIDTH_NOT_OFFERED', message };
    }
    const master = fileName.test(name) ? ((await findMaster(masters, name)) ?? (await brought(name))) : null;
    if (!master) return { code: 'PICTURE_NOT_FOUND', message: 'There is no picture of this name.' };
    const plan = (format: Format) => {
      // The time and size of the master are part of the key: another picture under the old name is made anew.
      const key = `${width} ${name} ${master.stamp} ${recipes[format].version}`;
      const tag = createHash('sha256').update(key).digest('hex').slice(0, 24);
      const file = join(cache, String(width), `${tag}.${format}`);
      return { tag, job: { master: master.file, file, drafts, width, format } };
    };
    const wanted = plan(best);
    const answer = { file: wanted.job.file, tag: wanted.tag, format: best, final: true };
    if (await stampOf(answer.file)) return answer;
    try {
      if (best === fast) {
        await makeNow(wanted.job);
        return answer;
      }
      const { tag, job } = plan(fast);
      if (!(await stampOf(job.file))) await makeNow(job);
      background.add(wanted.job);
      return { file: job.file, tag, format: fast, final: false };
    } catch (error) {
      return {
        code: 'PICTURE_UNREADABLE',
        message: `The picture cannot be read: ${(error as Error).message}`,
      };
    }
  };
  return { find, settled: background.settled, close: background.close };
}

async function findMaster(folders: readonly string[], name: string) {
  for (const folder of folders) {
    const file = join(folder, name);
    const stamp = await stampOf(file);
    if (stamp) return { file, stamp };
  }
  return null;
}

async function stampOf(file: string): Promise<string | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? `${found.mtimeMs} ${found.size}` : null;
  } catch {
    return null; // not there: the caller answers that it is missing
  }
}

/** Removes drafts older than an hour, left by processes that were killed. Younger ones may still be written. */
async function removeOldDrafts(drafts: string): Promise<void> {
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const file = join(drafts, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - hour) await rm(file, { force: true });
  }
}
