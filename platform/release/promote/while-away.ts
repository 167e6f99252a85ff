import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../shared/federation/channel.ts';
import { liveReleases } from '../../registry/index.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Whether the copy of a release on this machine is what was published, as far as that is known without the storage. */
export type KnownCopy = (release: ReleaseFile) => boolean;

/**
 * Lets a rollback go on while the storage that machines share does not answer: to a copy that this process has compared, or that has the
 * hashes which the channel gives the release that browsers fall back to. What the channel names `gc` does not remove.
 */
export function whileAway({ kept, location }: ReleaseStore) {
  const used = new Set<string>();
  return {
    knownIn: (channel: Channel): KnownCopy => {
      const named = Object.entries(liveReleases(channel)).map(([name, { previous }]) => ({ name, previous }));
      return (release) => {
        const isNamed = named.some(
          ({ name, previous }) =>
            name === release.name &&
            previous?.version === release.version &&
            isDeepStrictEqual(
              [previous.files, previous.server.integrity],
              [release.files, release.server.integrity],
            ),
        );
        const isKnown = isNamed || kept?.isCompared(release) === true;
        if (isKnown) used.add(label(release));
        return isKnown;
      };
    },
    /** What the one who rolls back has to know; undefined where the storage has answered. */
    note: (): string | undefined =>
      used.size === 0
        ? undefined
        : `${location} does not answer: ${[...used].join(', ')} came from the copy on this machine. Machines without a copy go on with what they show until it answers; one that starts meanwhile leaves the release out.`,
  };
}
