import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id is running (a zombie does not count). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return stat(pid)?.[0] !== 'Z';
}

/** Start time of the process, so that a reused id is not mistaken for the same process; null where unknown. */
export function startTime(pid: number): string | null {
  return stat(pid)?.[19] ?? null;
}

/** Parent process id; null where unknown. */
export function parentOf(pid: number): number | null {
  const known =
    stat(pid)?.[1] ?? spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  const parent = Number.parseInt(known ?? '', 10);
  return parent > 0 ? parent : null;
}

/** The command line of a process, empty when it cannot be read. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Sends the signal and waits; resolves with whether the process has ended. */
export async function endProcess(
  pid: number,
  signal: NodeJS.Signals,
  milliseconds: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !isAlive(pid);
  }
  for (const end = Date.now() + milliseconds; Date.now() < end;) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return !isAlive(pid);
}

/** The fields of /proc/<pid>/stat from the third (state) on: the name before them may contain spaces. */
function stat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null; // no such process, or no /proc on this system
  }
}
