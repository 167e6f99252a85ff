import { spawn } from 'node:child_process';

// The guard's standard input is a pipe from this process. However this process ends, the system closes the pipe; then the guard
// stops the database. Plain Node, so that it works wherever the store does; it needs a few MB of memory and no CPU time.
const script = `
const pid = Number(process.argv[1]);
const send = (signal) => { try { process.kill(pid, signal); } catch { process.exit(); } };
process.stdin.resume().on('end', () => {
  send('SIGINT');
  setTimeout(send, 5000, 'SIGQUIT');
  setTimeout(send, 8000, 'SIGKILL');
  setInterval(send, 50, 0);
  setTimeout(process.exit, 8500);
});`;

/** Stops the process when this one ends without having stopped it. The returned function ends the guard. */
export function guardProcess(pid: number): () => void {
  const guard = spawn(process.execPath, ['--max-semi-space-size=1', '--eval', script, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own session: Ctrl-C in the terminal must reach the store only.
    detached: true,
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
}
