import pc from 'picocolors';
import { describeError } from './describe-error.ts';
import { npmAbove } from './npm-above.ts';

type Running = { readonly failed: Promise<string>; readonly stop: () => Promise<void> };

/** Milliseconds between two looks at npm, and after which a signal that comes again is another one. */
const lookEvery = 500;
const twiceAfter = 1000;

/**
 * A closed terminal ends a store that was started in it, and so does the end of npm. Under `nohup` neither does: there the
 * hang-up comes to a store without a terminal, and takes npm with it.
 */
function outlivesTerminal(stop: (why: string) => void): void {
  const inTerminal = process.stdin.isTTY || process.stdout.isTTY;
  const npmIsThere = npmAbove();
  const look = npmIsThere && setInterval(() => npmIsThere() || ended(), lookEvery).unref();
  const ended = () => {
    clearInterval(look ?? undefined);
    stop('npm has ended. ');
  };
  process.on('SIGHUP', () => {
    clearInterval(look ?? undefined);
    if (inTerminal) stop('The terminal was closed. ');
    else process.stdout.write('\nThe terminal was closed; the store goes on.\n');
  });
  // A terminal that is gone takes no words any more; what they are about has to be done all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * The life of a command that runs until Ctrl-C: starts, waits for a signal or for a part that is given up, stops everything.
 * Ends the process: 0 when it was asked to end, 1 when something failed. `greet` has the words for when everything runs; what fails
 * in it stops everything as well.
 */
export async function runCommand<What extends Running>(
  start: (signal: AbortSignal) => Promise<What>,
  greet: (running: What) => Promise<void> | void,
): Promise<never> {
  const abort = new AbortController();
  const asked = new Promise<null>((resolve) => {
    let askedAt = 0;
    const stop = (why: string) => {
      if (abort.signal.aborted) {
        // Asked twice: the guards of the parts end them. npm hands on what the terminal has sent already.
        if (why === '' && performance.now() - askedAt > twiceAfter) process.exit(130);
        return;
      }
      askedAt = performance.now();
      process.stdout.write(`\n${why}Stopping …\n`);
      abort.abort();
      resolve(null);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(''));
    outlivesTerminal(stop);
  });
  let running: What | undefined;
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
