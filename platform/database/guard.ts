import { spawn } from 'node:child_process';

// The guard's standard input is a pipe from us. However we end, the system closes it; then the guard stops the
// process. Plain Node, so that it works wherever the store does; it gets a few MB of memory and no processor time.
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

/** Stops the process when this one ends without having stopped it. The returned function dismisses the guard. */
export function guardProcess(pid: number): () => void {
  const guard = spawn(process.execPath, ['--max-semi-space-size=1', '--eval', script, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own session: Ctrl-C in the terminal is for the store.
    detached: true,
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
}
