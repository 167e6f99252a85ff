import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../start/usage-error.ts';
import { isAlive, startTime } from './processes.ts';

type Owner = { readonly pid: number; readonly started: string | null };

/**
 * Claims a folder for this process until the returned function is called or the process ends, however it ends.
 * Throws UsageError when a living process holds it; what a dead one left is taken over.
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
    takeAway(file, text);
  }
}

/** Of several that find a dead owner's file, a rename lets exactly one take it away. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, file); // somebody quicker had locked it anew
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // taken away between two steps: the next round decides
  }
}

function parse(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null; // half-written by a process that died
  }
}
