import { commandOf, isAlive, parentOf, startTime } from '../../database/processes.ts';

/**
 * Returns a function that says whether the npm that started this command is still running; null when npm did not start it. An
 * npm that is killed leaves its command running, because the shell between them does not forward signals.
 */
export function npmParent(): (() => boolean) | null {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  let pid = parentOf(process.pid);
  // There may be a shell between npm and its command.
  for (let up = 0; up < 3 && pid !== null && pid > 1; up += 1) {
    if (/\bnpm\b/.test(commandOf(pid))) return aliveCheck(pid);
    pid = parentOf(pid);
  }
  return null;
}

function aliveCheck(pid: number): () => boolean {
  const started = startTime(pid);
  return () => isAlive(pid) && startTime(pid) === started;
}
