import { changesBetween, type RemoteChange, type Revision } from '../../registry/index.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type { ReleaseRegistry } from '../registries/release-registry.ts';
import { NotPublished } from '../release-error.ts';
import { compareReleases, type ReleaseDifferences } from './compare-releases.ts';

/** A remote whose release differs, and what differs in the two; null: one of them has been removed. */
export type DescribedChange = RemoteChange & { readonly differences: ReleaseDifferences | null };

/** Compares what was live at two revisions. */
export async function compareRevisions(
  registry: Pick<ReleaseRegistry, 'release'>,
  before: Revision['live'],
  after: Revision['live'],
): Promise<readonly DescribedChange[]> {
  const read = async (name: string, version: string | null): Promise<ReleaseFile | undefined> =>
    version === null ? undefined : (await registry.release(name, version)).release;
  return Promise.all(
    changesBetween(before, after).map(async (change) => {
      const { remote, from, to } = change;
      try {
        const [old, next] = await Promise.all([read(remote, from), read(remote, to)]);
        return { ...change, differences: compareReleases(old, next) };
      } catch (error) {
        if (error instanceof NotPublished) return { ...change, differences: null };
        throw error;
      }
    }),
  );
}
