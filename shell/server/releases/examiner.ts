// Evaluates a release in a shell, as the render workers do, and tells what keeps it from going live. A process of its own, because
// what it runs may never end, or end much later than its evaluation; the release CLI starts it and asks with one message.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkRemote, unusedRoutes } from '@ritual/shared/federation/check-remote';
import type { Provided } from '@ritual/shared/federation/compatibility';
import { evaluateBuild } from '../render/workers/evaluate.ts';

interface Build {
  readonly file: string;
  readonly integrity: string;
}

export interface ExaminerJob {
  readonly shell: Build & Provided;
  readonly remote: Build & {
    readonly name: string;
    readonly prefixes: readonly string[];
    readonly slots: readonly string[];
  };
}

/** Milliseconds in which what an evaluation has set going shows itself. */
const observeFor = 1500;

process.once('message', (job: ExaminerJob) => {
  void run(job).then(() => process.exit(0));
});

async function run({ shell, remote }: ExaminerJob): Promise<void> {
  const { sharedModules } = evaluateBuild(shell.file, shell.integrity, {}) as {
    readonly sharedModules: Readonly<Record<string, unknown>>;
  };
  await tell({ begun: remote.name });
  const problems = problemsOf(remote, shell, sharedModules);
  if (problems.length === 0) await sleep(observeFor);
  await tell({ name: remote.name, problems });
}

function problemsOf(
  { name, file, integrity, prefixes, slots }: ExaminerJob['remote'],
  shell: Provided,
  sharedModules: Readonly<Record<string, unknown>>,
): string[] {
  try {
    const { remote, stray } = checkRemote(
      name,
      evaluateBuild(file, integrity, sharedModules),
      prefixes,
      shell,
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

/** Resolves when the message is on its way: what is evaluated next may never let go. */
function tell(message: object): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}
