import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../settings/usage-error.ts';
import { tryLock } from './lock-file.ts';

/**
 * Locks a folder for this process until the returned function is called or the process ends in any way. Throws UsageError when a
 * running process holds the lock; a dead process's lock is taken over.
 */
export function lockFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const attempt = tryLock(join(folder, name));
  if (attempt.release) return attempt.release;
  const holder = attempt.heldBy === undefined ? 'another process' : `process ${attempt.heldBy}`;
  throw new UsageError(
    `The data folder ${folder} is in use by ${holder}: stop that store, or set DATA_DIR to another folder.`,
  );
}
