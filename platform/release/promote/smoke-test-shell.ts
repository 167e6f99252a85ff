import { remotesBeside } from '../gate/shell-fits.ts';
import type { Change } from '../gate/live/read-live-set.ts';
import type { Build } from '../publish/build.ts';
import { readPublished } from '../publish/read-published.ts';
import { label } from '../publish/read-release.ts';
import { SmokeTestFailed } from '../release-error.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Runs the live remotes and canaries in a shell that is to go live. Throws SmokeTestFailed with a sentence for each that fails. */
export async function smokeTestShell(
  store: ReleaseStore,
  shell: Build,
  change: Change,
  options?: SmokeTestOptions,
): Promise<void> {
  const beside = await Promise.all(
    remotesBeside(change).map(({ name, version }) => readPublished(store, name, version)),
  );
  try {
    await smokeTest(store, beside, { ...options, shell });
  } catch (error) {
    if (!(error instanceof SmokeTestFailed)) throw error;
    throw new SmokeTestFailed(
      `${label(shell.release)} cannot go live with the remotes that are live.\n${error.message}`,
    );
  }
}
