import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAlive, startTime } from './processes.ts';

type Owner = { readonly pid: number; readonly started: string | null };

export type LockAttempt =
  | { readonly release: () => void }
  /** The process that holds the lock; undefined while its file is being written. */
  | { readonly release?: never; readonly heldBy: number | undefined };

/** Takes a lock file for this process, unless a running process holds it. A dead process's lock is taken over at once. */
export function tryLock(file: string): LockAttempt {
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) } satisfies Owner);
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => release(file, mine) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = read(file);
    const owner = parse(text);
    if (owner ? isRunning(owner) : isBeingWritten(file)) return { heldBy: owner?.pid };
    removeStaleLock(file, text);
  }
}

const isRunning = ({ pid, started }: Owner) => isAlive(pid) && startTime(pid) === started;

/** Creating a file and writing its text are two steps. An incomplete file that is older than a moment is left over. */
function isBeingWritten(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  // The clock may have been set back since: a time in the future says nothing about a process that is writing now.
  return written !== undefined && Math.abs(Date.now() - written) < 1_000;
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
    const owner = JSON.parse(text) as Partial<Owner> | null;
    return typeof owner?.pid === 'number' ? { pid: owner.pid, started: owner.started ?? null } : null;
  } catch {
    return null; // incomplete, from a process that died
  }
}
