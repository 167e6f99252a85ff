/** A file that is kept. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was put, in milliseconds since 1970, by the clock of the storage. */
  readonly putAt: number;
}

/** Bytes of a known count that come one after the other. */
export interface FileStream {
  readonly stream: AsyncIterable<Uint8Array>;
  readonly bytes: number;
}

export type Content = Uint8Array | FileStream;

/**
 * Files that never change, by their key: a folder, or a bucket. It knows nothing of what is in them. Of two that put different files
 * under one key at the same moment either may win, as storages differ in what they promise: a key has to come from the content, or
 * what was read has to be compared with its hash.
 */
export interface FileStorage {
  /** The folder or the address, for messages. */
  readonly location: string;
  /** Puts a file, unless there is one under this key: then that stays. Afterward all readers see it whole. */
  readonly put: (key: string, content: Content) => Promise<void>;
  /** Resolves with undefined when there is no such file. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
  /** The same for a large file. It is read to its end, or the iteration is ended. */
  readonly stream: (key: string) => Promise<FileStream | undefined>;
  /** All files whose keys begin with this, in no certain order. */
  readonly list: (prefix: string) => Promise<readonly StoredFile[]>;
  /** Resolves, too, when there is no such file. */
  readonly delete: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** The storage cannot be used: it does not answer, or does not accept the keys. */
export class StorageFailed extends Error {}

const part = /^[\w-][\w.-]*$/;

/** Refuses what would be another file as a path. */
export function mustBeKey(key: string): void {
  if (key.length <= 500 && key.split('/').every((name) => part.test(name))) return;
  throw new StorageFailed(
    `'${key}' cannot be the key of a file: it is made of letters, digits, '-', '_', '.' and '/'.`,
  );
}

export async function bytesOf({ stream }: FileStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
