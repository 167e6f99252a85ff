import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningStore } from './running-store.ts';

const script = fileURLToPath(new URL('../../platform/release/cli.ts', import.meta.url));

/** Runs a command of the release CLI with these settings only; resolves with its JSON, rejects with its error. */
async function runCli(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<unknown> {
  const run = promisify(execFile)(process.execPath, [script, ...words, '--json'], { env });
  const { stdout } = await run.catch((error: Error & { readonly stdout?: string }) => {
    // With --json the reason is there.
    throw new Error(`${error.message}\n${error.stdout ?? ''}`);
  });
  return JSON.parse(stdout) as unknown;
}

/** The release CLI on the store's own machine. */
export const localReleaseCli =
  (store: RunningStore) =>
  (...words: readonly string[]) =>
    runCli({ DATA_DIR: store.dataDir }, words);

/** A token of a team for these remotes, made by who runs the store. */
export async function createToken(store: RunningStore, team: string, remotes: string): Promise<string> {
  const created = await localReleaseCli(store)('token', 'create', team, '--remotes', remotes);
  return (created as { readonly token: string }).token;
}

/** The release CLI of a team that has the address of the store and a token for these remotes, and nothing else of it. */
export async function releaseCli(store: RunningStore, team: string, remotes: string) {
  const token = await createToken(store, team, remotes);
  const env = { RELEASE_URL: store.url, RELEASE_TOKEN: token, RELEASE_ACTOR: 'pipeline' };
  return (...words: readonly string[]) => runCli(env, words);
}
