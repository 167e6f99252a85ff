import { fileURLToPath } from 'node:url';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

export { StorageFailed, type Content, type FileStorage, type StoredFile } from './file-storage.ts';
export { folderStorage } from './folder-storage.ts';

/** What says where files are kept. */
export interface StorageSettings {
  /** `s3://bucket/prefix`, or `file:///folder`. */
  readonly url: string;
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly keyId?: string | undefined;
  readonly secret?: string | undefined;
}

/** Opens the storage that the settings name. The client for buckets, which is large, is loaded where there is a bucket only. */
export async function openStorage(settings: StorageSettings): Promise<FileStorage> {
  const { endpoint, region, keyId: id, secret } = settings;
  const url = new URL(settings.url);
  if (url.protocol === 'file:') return folderStorage(fileURLToPath(url));
  const { bucketStorage } = await import('./bucket-storage.ts');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const keys = id === undefined || secret === undefined ? undefined : { id, secret };
  return bucketStorage({ bucket: url.hostname, prefix, endpoint, region, keys });
}
