import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, StorageFailed, type FileStorage, type StorageSettings } from '../storage/index.ts';
import { PictureError } from './picture-error.ts';
import { storeUpload, type StoredUpload } from './store-upload.ts';

export interface KeptUpload {
  /** Of an original, or of a draft of one, which begins with a dot. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly putAt: number;
  readonly delete: () => Promise<void>;
}

/**
 * Originals of uploaded pictures: in a folder of this machine, and in the storage that several machines share, if there is one. Then the
 * folder has those that this machine has used.
 */
export interface Uploads {
  readonly folder: string;
  /** See `storeUpload`. Afterward other machines have it, too. Throws StorageFailed when it cannot be kept; then nothing of it is left. */
  readonly take: (bytes: Uint8Array) => Promise<StoredUpload>;
  /** Whether the storage has it that counts. */
  readonly isThere: (file: string) => Promise<boolean>;
  /** Brings one to this machine that another one has taken. Nothing happens when there is none. */
  readonly bring: (file: string) => Promise<void>;
  readonly delete: (file: string) => Promise<void>;
  /** All of them with their drafts, of the folder and of the storage. */
  readonly list: () => Promise<readonly KeptUpload[]>;
  readonly close: () => void;
}

/** Named by a hash, so that none ever changes. */
export const isUploadName = (name: string): boolean => /^[0-9a-f]{32}\.webp$/.test(name);

/** @param settings of the storage that machines share; null: the folder is all */
export async function openUploads(folder: string, settings: StorageSettings | null): Promise<Uploads> {
  return uploadsIn(folder, settings && (await openStorage(settings)));
}

export function uploadsIn(folder: string, shared: FileStorage | null): Uploads {
  return {
    folder,
    take: async (bytes) => {
      const { taken, master, isNew } = await storeUpload(bytes, folder).catch(asFailure);
      try {
        await shared?.put(taken.file, master);
      } catch (error) {
        // One that was there is of a product, perhaps, and is shown also while the storage fails.
        if (isNew) await rm(join(folder, taken.file), { force: true });
        throw error;
      }
      return taken;
    },
    isThere: async (file) => (shared ? (await shared.list(file)).length > 0 : isFile(join(folder, file))),
    bring: async (file) => {
      if (!shared || !isUploadName(file) || (await isFile(join(folder, file)))) return;
      const bytes = await shared.read(file);
      if (bytes) await write(folder, file, bytes);
    },
    delete: async (file) => {
      await shared?.delete(file);
      await rm(join(folder, file), { force: true });
    },
    list: async () => [
      ...(await inFolder(folder)),
      ...((await shared?.list('')) ?? []).map(({ key, putAt }) => ({
        ...{ name: key, putAt },
        delete: async () => shared?.delete(key),
      })),
    ],
    close: () => shared?.close(),
  };
}

/** What the folder of this machine refuses, as when its disk is full, is a storage that fails, too. */
function asFailure(error: unknown): never {
  if (error instanceof PictureError || (error as NodeJS.ErrnoException).syscall === undefined) throw error;
  throw new StorageFailed('The folder of uploads cannot be used.', { cause: error });
}

const isFile = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whole at once, because it may be read at any moment. */
async function write(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, join(folder, file));
  } finally {
    await rm(draft, { force: true });
  }
}

async function inFolder(folder: string): Promise<readonly KeptUpload[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Nothing was uploaded yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = await Promise.all(
    names.map(async (name): Promise<KeptUpload[]> => {
      const file = join(folder, name);
      // Gone meanwhile: another process has deleted it.
      const is = await stat(file).catch(() => null);
      return is ? [{ name, putAt: is.mtimeMs, delete: () => rm(file, { force: true }) }] : [];
    }),
  );
  return found.flat();
}
