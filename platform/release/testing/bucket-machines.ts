import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { bucketStorage } from '../../storage/bucket-storage.ts';
import type { FileStorage } from '../../storage/index.ts';
import { s3Keys as keys, startS3Server } from '../../storage/testing/s3-server.ts';
import { publish } from '../publish/publish.ts';
import { keptReleases } from '../store/kept-releases.ts';
import { folderStore, type ReleaseStore } from '../store/release-store.ts';
import { writeBuild, writeMaps, writeShell } from './write-build.ts';

/** A bucket and a folder that each test has for itself. Called once in a test file. */
export function bucketMachines() {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.stop());
  let folder = '';
  let files: FileStorage;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
    const { bucket, endpoint } = s3;
    files = bucketStorage({ bucket, endpoint, keys, prefix: path.basename(folder) });
  });
  afterEach(() => {
    files.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    files: () => files,
    /** One of several machines that share the bucket and, by one folder, the channel. */
    machine(name: string, changes: Partial<FileStorage> = {}): ReleaseStore {
      const own = path.join(folder, name);
      const kept = keptReleases({ ...files, ...changes }, own, { failedFor: 0 });
      return {
        ...folderStore(path.join(folder, 'shared')),
        ...{ folder: own, location: files.location, kept },
      };
    },
    build(version: string, script = `exports.remote = { name: 'catalog', routes: [] }; // ${version}`) {
      const dist = writeBuild(
        path.join(folder, `dist-${version}-${String(script.length)}`),
        version,
        {},
        script,
      );
      writeMaps(dist);
      return dist;
    },
    shell: (store: ReleaseStore) => publish(writeShell(path.join(folder, 'shell')), store),
    keysOf: async (prefix: string) => (await files.list(prefix)).map(({ key }) => key),
  };
}
