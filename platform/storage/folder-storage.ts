import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustBeKey, type FileStorage, type StoredFile } from './file-storage.ts';

/** Files in a folder, which may be one of the network. */
export function folderStorage(folder: string): FileStorage {
  const root = path.resolve(folder);
  const fileOf = (key: string) => {
    mustBeKey(key);
    return path.join(root, key);
  };
  return {
    location: root,
    async put(key, content) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // A name that is no key, so that half of a file is never read.
      const draft = path.join(path.dirname(file), `.${randomBytes(8).toString('hex')}`);
      try {
        await writeFile(draft, content instanceof Uint8Array ? content : content.stream, { flush: true });
        await putUnlessThere(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (key) => readFile(fileOf(key)).catch(ignore('ENOENT')),
    async stream(key) {
      const handle = await open(fileOf(key)).catch(ignore('ENOENT'));
      if (!handle) return undefined;
      return { stream: createReadStream('', { fd: handle }), bytes: (await handle.stat()).size };
    },
    async list(prefix) {
      const below = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
      const entries = await readdir(path.join(root, below), { recursive: true, withFileTypes: true }).catch(
        ignore('ENOENT'),
      );
      const files = (entries ?? []).flatMap((entry) => {
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        return entry.isFile() && !entry.name.startsWith('.') && key.startsWith(prefix) ? [key] : [];
      });
      const found = await Promise.all(
        files.map(async (key): Promise<StoredFile | undefined> => {
          // Another process may have deleted it meanwhile.
          const is = await stat(path.join(root, key)).catch(ignore('ENOENT'));
          return is && { key, bytes: is.size, putAt: is.mtimeMs };
        }),
      );
      return found.filter((file) => file !== undefined);
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    close: () => undefined,
  };
}

const withoutHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK']);

/** Gives a whole draft its name, unless another file has it. */
async function putUnlessThere(draft: string, file: string): Promise<void> {
  try {
    // Fails where there is a file, which a rename would replace.
    await link(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!withoutHardLinks.has(code)) throw error;
    // Some network disks and file systems of removable disks have no hard links. A copy would show half a file while it runs. Two
    // that look at the same moment may both rename, which any storage may do: keys come from the content.
    if (!(await stat(file).catch(ignore('ENOENT')))) await rename(draft, file);
  }
}

/** For `catch`: undefined in place of an error with this code. */
const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
