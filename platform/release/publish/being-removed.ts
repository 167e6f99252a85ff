import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { label } from './read-release.ts';
import type { ReleaseFile } from './release-file.ts';

type Named = Pick<ReleaseFile, 'name' | 'version'>;

/** Refuses a release that `gc` has named in the channel and may be deleting. */
export async function mustNotBeRemoved({ channel }: ReleaseStore, release: Named): Promise<void> {
  if ((await channel.read()).removing?.includes(label(release))) throw beingRemoved(release);
}

export const beingRemoved = (release: Named): ReleaseError =>
  new ReleaseError(
    `${label(release)} is being removed by 'npm run release -- gc': publish it again when that has ended. Where that was interrupted, run it again first.`,
  );
