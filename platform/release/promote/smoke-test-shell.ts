import { remotesBeside } from '../gate/shell-fits.ts';
import type { Change } from '../gate/live/read-live-set.ts';
import type { Build } from '../publish/build.ts';
import { readPublished } from '../publish/read-published.ts';
import { label } from '../publish/read-release.ts';
import { SmokeTestFailed } from '../release-error.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';

/** Runs the live remotes and canaries in a shell that is to go live. Throws SmokeTestFailed with a sentence for each that fails. */
export async function smokeTestShell(
  dataDir: string,
  shell: Build,
  change: Change,
  options?: SmokeTestOptions,
): Promise<void> {
  const beside = remotesBeside(change).map(({ name, version }) => readPublished(dataDir, name, version));
  try {
    await smokeTest(dataDir, beside, { ...options, shell });
  } catch (error) {
    if (!(error instanceof SmokeTestFailed)) throw error;
    throw new SmokeTestFailed(
      `${label(shell.release)} cannot go live with the remotes that are live.\n${error.message}`,
    );
  }
}
