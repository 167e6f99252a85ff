import pc from 'picocolors';
import { describeError } from './describe-error.ts';
import { npmParent } from './npm-parent.ts';

type Running = { readonly failed: Promise<string>; readonly stop: () => Promise<void> };

/** Milliseconds between two checks that npm is still running. */
const npmCheckInterval = 500;
/** Milliseconds in which a second signal counts as a copy of the first: terminal and npm both send Ctrl-C. */
const duplicateSignalWindow = 1000;

/**
 * Stops the command when its terminal is closed or npm ends. Under `nohup` it continues: there SIGHUP reaches a command without a
 * terminal, and ends npm.
 */
function stopWithTerminal(stop: (why: string) => void): void {
  const inTerminal = process.stdin.isTTY || process.stdout.isTTY;
  const npmIsAlive = npmParent();
  const timer = npmIsAlive && setInterval(() => npmIsAlive() || npmEnded(), npmCheckInterval).unref();
  const npmEnded = () => {
    clearInterval(timer ?? undefined);
    stop('npm has ended. ');
  };
  process.on('SIGHUP', () => {
    clearInterval(timer ?? undefined);
    if (inTerminal) stop('The terminal was closed. ');
    else process.stdout.write('\nThe terminal was closed; the store goes on.\n');
  });
  // Writing to a closed terminal fails; the shutdown must go on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Runs a command until Ctrl-C: starts, waits for a signal or for a service that is given up, stops everything. Exits with 0 after a
 * signal and with 1 after a failure. `greet` is called when everything runs; an error in it stops everything, too.
 */
export async function runCommand<R extends Running>(
  start: (signal: AbortSignal) => Promise<R>,
  greet: (running: R) => Promise<void> | void,
): Promise<never> {
  const abort = new AbortController();
  const asked = new Promise<null>((resolve) => {
    let askedAt = 0;
    const stop = (why: string) => {
      if (abort.signal.aborted) {
        // A second Ctrl-C exits at once; the services end themselves (`exit-with-parent.mjs`). npm forwards signals that the
        // terminal has sent already, so one within a second does not count.
        if (why === '' && performance.now() - askedAt > duplicateSignalWindow) process.exit(130);
        return;
      }
      askedAt = performance.now();
      process.stdout.write(`\n${why}Stopping …\n`);
      abort.abort();
      resolve(null);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(''));
    stopWithTerminal(stop);
  });
  let running: R | undefined;
  try {
    running = await start(abort.signal);
    await greet(running);
    const failure = await Promise.race([asked, running.failed]);
    if (failure !== null) console.error(pc.red(failure));
    await running.stop();
    process.exit(failure === null ? 0 : 1);
  } catch (error) {
    if (!abort.signal.aborted) console.error(pc.red(describeError(error)));
    await running?.stop();
    process.exit(abort.signal.aborted ? 0 : 1);
  }
}
