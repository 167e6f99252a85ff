import pc from 'picocolors';
import { SettingsError } from '../settings/index.ts';
import { UsageError } from './usage-error.ts';

type Running = { readonly failed: Promise<string>; readonly stop: () => Promise<void> };

/**
 * The life of a command that runs until Ctrl-C: starts, waits for a signal or for a part that dies, stops everything.
 * Ends the process: 0 when it was asked to end, 1 when something failed.
 */
export async function runCommand(start: (signal: AbortSignal) => Promise<Running>): Promise<never> {
  const abort = new AbortController();
  const asked = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // Asked twice: the guards of the parts end them.
        if (abort.signal.aborted) process.exit(130);
        process.stdout.write('\nStopping …\n');
        abort.abort();
        resolve(null);
      });
    }
  });
  try {
    const running = await start(abort.signal);
    const failure = await Promise.race([asked, running.failed]);
    if (failure !== null) console.error(pc.red(failure));
    await running.stop();
    process.exit(failure === null ? 0 : 1);
  } catch (error) {
    if (abort.signal.aborted) process.exit(0);
    console.error(pc.red(describe(error)));
    process.exit(1);
  }
}

/** What the caller can put right is one sentence; anything else shows where it came from. */
function describe(error: unknown): string {
  if (error instanceof UsageError || error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}
