import { openRegistry, registryInFolder, type Registry } from '../../registry/index.ts';
import type { ReleaseStorage } from '../../settings/index.ts';
import { openStorage } from '../../storage/index.ts';
import { keptReleases, type KeptReleases } from './kept-releases.ts';

/** Where a store keeps its releases, and what is live of them. Opened once by each process. */
export interface ReleaseStore extends Registry {
  /** DATA_DIR of this machine: the releases, or copies of those that were used here, are in its folder `releases`. */
  readonly folder: string;
  /** For messages. */
  readonly location: string;
  /** The releases that several machines share; null: the folder has all of them. */
  readonly kept: KeptReleases | null;
}

/** The store of a folder that has everything. */
export const folderStore = (dataDir: string, now?: () => number): ReleaseStore => ({
  ...registryInFolder(dataDir, now),
  ...{ folder: dataDir, location: dataDir, kept: null },
});

/** The store that the settings name: by default that of the folder. */
export async function openReleaseStore(dataDir: string, storage: ReleaseStorage = {}): Promise<ReleaseStore> {
  const { RELEASE_STORE_URL: database, RELEASE_FILES_URL: url } = storage;
  const files =
    url === undefined
      ? undefined
      : await openStorage({
          ...{ url, endpoint: storage.RELEASE_FILES_ENDPOINT, region: storage.RELEASE_FILES_REGION },
          ...{ keyId: storage.RELEASE_FILES_KEY_ID, secret: storage.RELEASE_FILES_SECRET },
        });
  const registry = database === undefined ? registryInFolder(dataDir) : await openRegistry(database);
  return {
    ...registry,
    folder: dataDir,
    location: files?.location ?? dataDir,
    kept: files ? keptReleases(files, dataDir) : null,
    close: async () => {
      files?.close();
      await registry.close();
    },
  };
}
