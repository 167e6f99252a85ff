import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../settings/usage-error.ts';
import { isAlive, startTime } from './processes.ts';

type Owner = { readonly pid: number; readonly started: string | null };

/**
 * Locks a folder for this process until the returned function is called or the process ends in any way. Throws UsageError when a
 * running process holds the lock; a dead process's lock is taken over.
 */
export function lockFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) } satisfies Owner);
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => release(file, mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = read(file);
    const owner = parse(text);
    if (owner && isAlive(owner.pid) && startTime(owner.pid) === owner.started) {
      throw new UsageError(
        `The data folder ${folder} is in use by process ${owner.pid}: stop that store, or set DATA_DIR to another folder.`,
      );
    }
    removeStaleLock(file, text);
  }
}

/** Several processes may find a dead owner's file; a rename lets exactly one of them remove it. */
function removeStaleLock(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, file); // another process had locked it again in the meantime
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // removed between two steps: the next round decides
  }
}

function parse(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null; // incomplete, from a process that died
  }
}
