import { commandOf, isAlive, parentOf, startTime } from '../../database/processes.ts';

/**
 * Whether the npm that runs this command is still there, for as long as it is asked; null: no npm runs it. npm leaves a
 * command behind when it is killed: its shell does not hand signals on.
 */
export function npmAbove(): (() => boolean) | null {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  let pid = parentOf(process.pid);
  // Between npm and its command there is a shell, or none.
  for (let up = 0; up < 3 && pid !== null && pid > 1; up += 1) {
    if (/\bnpm\b/.test(commandOf(pid))) return watched(pid);
    pid = parentOf(pid);
  }
  return null;
}

function watched(pid: number): () => boolean {
  const started = startTime(pid);
  return () => isAlive(pid) && startTime(pid) === started;
}
