// Evaluates a release in a shell, as the render workers do, and reports the problems that keep it from going live. Runs in a process
// of its own, because evaluated code may loop forever or fail after its evaluation. The release CLI
// (platform/release/promote/smoke-test.ts) starts it and sends one job.
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInsOfRemotes } from '@ritual/shared/federation/built-ins';
import { checkRemote, unusedRoutes } from '@ritual/shared/federation/check-remote';
import { builtInsOfShell, evaluateBuild } from '../render/workers/evaluate.ts';
import { withholdFromReleases } from '../render/workers/withhold.ts';

interface Build {
  readonly file: string;
  readonly integrity: string;
}

export interface SmokeTestJob {
  /** Sent back with each message, so that a release cannot speak for this process. */
  readonly nonce: string;
  readonly shell: Build;
  readonly remote: Build & {
    readonly name: string;
    readonly prefixes: readonly string[];
    readonly slots: readonly string[];
  };
}

/** Milliseconds to wait for errors of timers and promises that the evaluation has started. */
const observeFor = 1500;

// Taken before a release could replace them.
const exit = process.exit.bind(process);
const sendToParent = process.send?.bind(process);

process.once('message', (job: SmokeTestJob) => {
  void run(job).then(() => exit(0));
});

async function run({ nonce, shell, remote }: SmokeTestJob): Promise<void> {
  const { sharedModules } = evaluateBuild(shell.file, shell.integrity, {}, builtInsOfShell) as {
    readonly sharedModules: Readonly<Record<string, unknown>>;
  };
  withholdFromReleases();
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  await send({ nonce, begun: remote.name });
  const problems = problemsOf(remote, sharedModules);
  if (problems.length === 0) await sleep(observeFor);
  await send({ nonce, name: remote.name, problems });
}

function problemsOf(
  { name, file, integrity, prefixes, slots }: SmokeTestJob['remote'],
  sharedModules: Readonly<Record<string, unknown>>,
): string[] {
  try {
    const { remote, stray } = checkRemote(
      name,
      evaluateBuild(file, integrity, sharedModules, builtInsOfRemotes),
      prefixes,
    );
    const given: Readonly<Record<string, unknown>> = remote.slots ?? {};
    const missing = slots.filter((slot) => typeof given[slot] !== 'function');
    return [
      ...(stray.length > 0 ? [unusedRoutes(name, stray)] : []),
      ...missing.map((slot) => `The remote '${name}' does not fill the slot '${slot}' as its release says.`),
    ];
  } catch (error) {
    return [`It cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Resolves when the message has been sent: the code that is evaluated next may loop forever. */
function send(message: object): Promise<void> {
  return new Promise((resolve) => {
    sendToParent?.(message, () => resolve());
  });
}
