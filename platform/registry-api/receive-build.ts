import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readRelease } from '../release/publish/read-release.ts';
import { publish, type Published } from '../release/publish/publish.ts';
import { ReleaseError } from '../release/release-error.ts';
import { RegistryError } from './errors.ts';
import type { uploadSchema } from '../release/registries/wire-schemas.ts';

/**
 * Publishes an uploaded build. `mayPublish` throws when the sender may not publish a remote of this name. The files are checked as
 * those of a folder are.
 */
export function receiveBuild(
  dataDir: string,
  { files }: z.output<typeof uploadSchema>,
  mayPublish: (name: string) => void,
): Published {
  // Both names begin with a dot: such files are not served, and `prune` removes what a crash has left.
  const parent = path.resolve(dataDir, 'releases', '.uploads');
  mkdirSync(parent, { recursive: true });
  const dist = mkdtempSync(path.join(parent, '.build-'));
  try {
    write(dist, files);
    mayPublish(readRelease(dist).name);
    return publish(dist, dataDir);
  } catch (error) {
    // The folder means nothing to the sender.
    if (error instanceof ReleaseError) throw new ReleaseError(error.message.replaceAll(dist, 'the upload'));
    throw error;
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

function write(dist: string, files: Readonly<Record<string, string>>): void {
  // Even if the build has no script for one of the two.
  for (const folder of ['web', 'node']) mkdirSync(path.join(dist, folder));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dist, name);
    const bytes = decoded(name, content);
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
      throw new RegistryError('VALIDATION', `'${name}' is a file and a folder.`);
    }
  }
}

function decoded(name: string, text: string): Buffer {
  const content = Buffer.from(text, 'base64');
  // Node ignores what is not base64.
  if (content.toString('base64') === text) return content;
  throw new RegistryError('VALIDATION', `The content of '${name}' is not base64.`);
}
