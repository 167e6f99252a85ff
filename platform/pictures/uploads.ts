import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, StorageFailed, type FileStorage, type StorageSettings } from '../storage/index.ts';
import { readUpload, type StoredUpload } from './store-upload.ts';

/** A file of this machine. */
export interface SpareUpload {
  /** Of an original, or of a draft of one, which begins with a dot. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly putAt: number;
  readonly delete: () => Promise<void>;
}

/** A picture that was looked at, and of which nothing is kept yet. */
export interface ReadyUpload {
  readonly taken: StoredUpload;
  /** Keeps it: afterward all machines have it. Throws StorageFailed when it cannot be kept; then nothing of it is left. */
  readonly put: () => Promise<void>;
}

/**
 * Originals of uploaded pictures: in a folder of this machine, and in the storage that several machines share, if there is one. Then the
 * folder has those that this machine has used.
 */
export interface Uploads {
  readonly folder: string;
  /** See `readUpload`. */
  readonly read: (bytes: Uint8Array) => Promise<ReadyUpload>;
  /** Brings one to this machine that another one has taken. Nothing happens when there is none. */
  readonly bring: (file: string) => Promise<void>;
  readonly delete: (file: string) => Promise<void>;
  /**
   * What of this machine may go where no picture has it: drafts, and beside a storage the copies of what is there. Never an original:
   * one that the database does not know may be known to a newer copy of it, or to another store.
   */
  readonly spare: () => Promise<readonly SpareUpload[]>;
  readonly close: () => void;
}

/** Named by a hash, so that none ever changes. */
export const isUploadName = (name: string): boolean => /^[0-9a-f]{32}\.webp$/.test(name);
const isDraftName = (name: string): boolean => /^\.[0-9a-f-]{36}$/.test(name);

/** @param settings of the storage that machines share; null: the folder is all */
export async function openUploads(folder: string, settings: StorageSettings | null): Promise<Uploads> {
  return uploadsIn(folder, settings && (await openStorage(settings)));
}

export function uploadsIn(folder: string, shared: FileStorage | null): Uploads {
  return {
    folder,
    read: async (bytes) => {
      const { taken, master } = await readUpload(bytes, folder).catch(asFailure);
      return { taken, put: () => put(folder, shared, taken.file, master) };
    },
    bring: async (file) => {
      if (!shared || !isUploadName(file) || (await isFile(join(folder, file)))) return;
      const bytes = await shared.read(file);
      if (bytes) await write(folder, file, bytes);
    },
    delete: async (file) => {
      await shared?.delete(file);
      await rm(join(folder, file), { force: true });
    },
    spare: async () =>
      (await inFolder(folder)).filter(
        ({ name }) => isDraftName(name) || (shared !== null && isUploadName(name)),
      ),
    close: () => shared?.close(),
  };
}

async function put(
  folder: string,
  shared: FileStorage | null,
  file: string,
  master: Uint8Array,
): Promise<void> {
  const isNew = !(await isFile(join(folder, file)));
  if (isNew) await write(folder, file, master).catch(asFailure);
  try {
    await shared?.put(file, master);
  } catch (error) {
    // One that was there is of a product, perhaps, and is shown also while the storage fails.
    if (isNew) await rm(join(folder, file), { force: true });
    throw error;
  }
}

/** What the folder of this machine refuses, as when its disk is full, is a storage that fails, too. */
function asFailure(error: unknown): never {
  if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
  throw new StorageFailed('The folder of uploads cannot be used.', { cause: error });
}

const isFile = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whole at once, because the asset host may read it at any moment. Names that start with a dot are never served. */
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

async function inFolder(folder: string): Promise<readonly SpareUpload[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Nothing was uploaded yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = await Promise.all(
    names.map(async (name): Promise<SpareUpload[]> => {
      const file = join(folder, name);
      // Gone meanwhile: another process has deleted it.
      const is = await stat(file).catch(() => null);
      return is ? [{ name, putAt: is.mtimeMs, delete: () => rm(file, { force: true }) }] : [];
    }),
  );
  return found.flat();
}
