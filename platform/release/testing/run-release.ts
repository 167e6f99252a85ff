import { runReleaseCommand, type ExitCode } from '../program.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the release CLI in this process. */
export async function runRelease(
  dataDir: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<Ran> {
  const texts = { out: '', err: '' };
  const code = await runReleaseCommand(words, {
    env: { DATA_DIR: dataDir, ...env },
    readInput: () => Promise.resolve(input),
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
  });
  return { code, ...texts };
}
