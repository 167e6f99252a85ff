import { spawn } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { isWatcherBuild } from '../../shared/federation/container-global.ts';
import { root } from '../webpack/packages.ts';
import { newestShell } from './newest-shell.ts';
import { releaseFolder } from './publish.ts';
import { label } from './read-release.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFile } from './release-file.ts';

const script = path.join(root, 'shell/server/examiner.ts');
const message = z.union([
  z.object({ begun: z.string() }),
  z.object({ name: z.string(), problems: z.array(z.string()) }),
]);

export interface ExamineOptions {
  /** Milliseconds that the shell and each release may take. */
  readonly patience?: number;
}

/**
 * Tries releases in the newest shell before they go live: whether they can be evaluated, are what they say and keep to their
 * addresses. Throws a ReleaseError with a sentence for each that does not. A watcher's builds are not tried, for they change with
 * every key; server and browser look at them again.
 */
export async function examine(
  dataDir: string,
  releases: readonly ReleaseFile[],
  { patience = 20_000 }: ExamineOptions = {},
): Promise<void> {
  const wanted = releases.filter(({ version }) => !isWatcherBuild(version));
  if (wanted.length === 0) return;
  const shell = newestShell(dataDir);
  if (!shell) {
    throw new ReleaseError(
      "A release is tried in a shell before it goes live, and none has been published: 'npm run build -w shell', then 'npm run release -- publish shell'.",
    );
  }
  const buildOf = (folder: string, { server }: ReleaseFile) => ({
    file: path.join(folder, server.entry),
    integrity: server.integrity,
  });
  const { contractVersion, brings } = shell.release;
  const problems = await ask(
    {
      shell: { ...buildOf(shell.folder, shell.release), contractVersion, brings },
      remotes: wanted.map((release) => ({
        ...buildOf(releaseFolder(dataDir, release.name, release.version), release),
        ...{ name: release.name, prefixes: release.prefixes, slots: release.slots },
      })),
    },
    patience,
  );
  const sentences = wanted.flatMap((release) =>
    (problems.get(release.name) ?? []).map((problem) => `${label(release)} cannot go live. ${problem}`),
  );
  if (sentences.length > 0) throw new ReleaseError(sentences.join('\n'));
}

/** Runs the examiner; gives the problems of each remote that it has reached. */
function ask(job: object, patience: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const problems = new Map<string, readonly string[]>();
  let current: string | undefined;
  let words = '';
  let late = false;
  const giveUp = () => {
    late = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(giveUp, patience);
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)));
  child.on('message', (received) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
    const said = message.parse(received);
    if ('begun' in said) current = said.begun;
    else {
      problems.set(said.name, said.problems);
      current = undefined;
    }
  });
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      const how = late
        ? `Its evaluation did not end within ${String(patience / 1000)} s.`
        : `Its evaluation ended the process${words.trim() === '' ? '' : `:\n${words.trim()}`}.`;
      if (current !== undefined) problems.set(current, [how]);
      else if (code !== 0)
        return reject(new ReleaseError(`The newest shell cannot be evaluated.\n${words.trim()}`));
      resolve(problems);
    });
  });
}
