// Evaluates releases in a shell, as the render workers do, and tells what keeps them from going live. A process of its own, because
// what it runs may never end; the release CLI starts it, asks with one message and hears of each release.
import { judge, strayed, type Offer } from '@ritual/shared/federation/judge';
import { evaluateBuild } from './render/evaluate.ts';

interface Build {
  readonly file: string;
  readonly integrity: string;
}

export interface ExaminerJob {
  readonly shell: Build & Offer;
  readonly remotes: readonly (Build & {
    readonly name: string;
    readonly prefixes: readonly string[];
    readonly slots: readonly string[];
  })[];
}

process.once('message', (job: ExaminerJob) => {
  void run(job).then(() => process.exit(0));
});

async function run({ shell, remotes }: ExaminerJob): Promise<void> {
  const { sharedModules } = evaluateBuild(shell.file, shell.integrity, {}) as {
    readonly sharedModules: Readonly<Record<string, unknown>>;
  };
  for (const remote of remotes) {
    await tell({ begun: remote.name });
    const problems = problemsOf(remote, shell, sharedModules);
    // What it has set going shows itself while it can still be named.
    await new Promise(setImmediate);
    await tell({ name: remote.name, problems });
  }
}

function problemsOf(
  { name, file, integrity, prefixes, slots }: ExaminerJob['remotes'][number],
  shell: Offer,
  sharedModules: Readonly<Record<string, unknown>>,
): string[] {
  try {
    const { remote, stray } = judge(name, evaluateBuild(file, integrity, sharedModules), prefixes, shell);
    const given: Readonly<Record<string, unknown>> = remote.slots ?? {};
    const missing = slots.filter((slot) => typeof given[slot] !== 'function');
    return [
      ...(stray.length > 0 ? [strayed(name, stray)] : []),
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
