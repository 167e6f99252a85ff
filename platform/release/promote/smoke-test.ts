import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { readingOnly } from '../../settings/index.ts';
import { root } from '../../webpack/packages.ts';
import { liveShell } from './live-shell.ts';
import type { Build } from '../publish/build.ts';
import { label } from '../publish/read-release.ts';
import { ReleaseError, SmokeTestFailed } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const script = path.join(root, 'shell/server/releases/smoke-test-process.ts');
const heapLimit = '--max-old-space-size=256';
const trials = pLimit(1);
/** Each is a process of its own, on the machine that serves shoppers. Previews and checks do not hold up a rollback. */
const queues = { live: pLimit(2), preview: trials, check: trials } as const;

const message = z.union([
  z.object({ nonce: z.string(), begun: z.string() }),
  z.object({ nonce: z.string(), name: z.string(), problems: z.array(z.string()) }),
]);

export interface SmokeTestOptions {
  /** Timeout of evaluating a release and of watching it afterwards, in ms each. */
  readonly timeoutMs?: number;
  /** What the releases are tested for: to go live, which is the default, for a preview, or to know whether they could. */
  readonly purpose?: keyof typeof queues;
  /** The shell to test them in; by default the live one. */
  readonly shell?: Build | undefined;
}

/** Timeout in ms until the shell is evaluated, in a process of its own: no fault of the release. */
const shellWithin = 30_000;

/**
 * Tests releases in the live shell, or the one that goes live, before they go live: whether they can be evaluated, match their description and stay within
 * their prefixes. Throws SmokeTestFailed with a sentence for each one that fails. The watcher's builds are not tested, because
 * they change with every keystroke; server and browser check every release again.
 */
export async function smokeTest(
  store: ReleaseStore,
  builds: readonly Pick<Build, 'release' | 'folder'>[],
  { timeoutMs = 20_000, purpose = 'live', shell: given }: SmokeTestOptions = {},
): Promise<void> {
  const wanted = builds.filter(({ release }) => !isWatcherBuild(release.version));
  if (wanted.length === 0) return;
  const shell = given ?? (await liveShell(store));
  if (!shell) {
    throw new ReleaseError(
      "A release is tried in a shell before it goes live, and none has been published: 'npm run build -w shell', then 'npm run release -- publish shell'.",
    );
  }
  const buildOf = (folder: string, { server }: ReleaseFile) => ({
    file: path.join(folder, server.entry),
    integrity: server.integrity,
  });
  // Each in a process of its own: a timer started by one release could otherwise fail while another is tested.
  const results = wanted.map(async ({ release, folder }) => {
    const { name, prefixes, slots } = release;
    const job = {
      shell: buildOf(shell.folder, shell.release),
      remote: { ...buildOf(folder, release), name, prefixes, slots },
    };
    const problems = await queues[purpose](() => runSmokeTest(job, [shell.folder, folder], timeoutMs));
    return problems.map(
      (problem) =>
        `${label(release)} ${purpose === 'preview' ? 'cannot be previewed' : 'cannot go live'}. ${problem}`,
    );
  });
  const sentences = (await Promise.all(results)).flat();
  if (sentences.length > 0) throw new SmokeTestFailed(sentences.join('\n'));
}

/**
 * Runs the smoke test in a process of its own; resolves with the problems of the release. The release is another team's code: the
 * process has no environment, reads these folders only, writes nothing and starts no other process.
 */
function runSmokeTest(
  job: object,
  folders: readonly string[],
  timeoutMs: number,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [...readingOnly(folders), heapLimit, script], {
    cwd: root,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const nonce = randomUUID();
  let problems: readonly string[] | undefined;
  let begun = false;
  let errorOutput = '';
  let timedOut = false;
  const giveUp = () => {
    timedOut = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(giveUp, shellWithin);
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput = (errorOutput + chunk.toString()).slice(-2000)));
  child.on('message', (received) => {
    const result = message.safeParse(received).data;
    if (result?.nonce !== nonce) return;
    if ('problems' in result) problems = result.problems;
    if (begun || !('begun' in result)) return;
    begun = true;
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeoutMs);
  });
  // A release that loops outlives its parent otherwise.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // That it could not be sent is reported by 'close'.
    child.send({ ...job, nonce }, () => undefined);
    child.once('close', () => {
      process.off('exit', kill);
      clearTimeout(timer);
      const how = timedOut
        ? `Its evaluation did not end within ${String(timeoutMs / 1000)} s.`
        : `Its evaluation ended the process${errorOutput.trim() === '' ? '' : `:\n${errorOutput.trim()}`}.`;
      if (problems) return resolve(problems);
      if (begun) return resolve([how]);
      const shellProblem = timedOut
        ? `The shell did not start within ${String(shellWithin / 1000)} s; where the machine is busy, try again.`
        : 'The shell cannot be evaluated.';
      reject(new SmokeTestFailed(`${shellProblem}\n${errorOutput.trim()}`.trim()));
    });
  });
}
