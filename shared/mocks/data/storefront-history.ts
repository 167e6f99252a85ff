import type { StorefrontRevision } from '../../contract/index.ts';
import type { MockStore } from './mock-store.ts';
import type { MockRevision } from './storefront.ts';

interface Entry {
  readonly before: MockRevision | undefined;
  readonly revision: MockRevision;
}

/** Each revision with the one before it. */
export const entriesOf = ({ state }: Pick<MockStore, 'state'>): readonly Entry[] =>
  state.storefront.revisions.map((revision, index) => ({
    revision,
    before: state.storefront.revisions[index - 1],
  }));

type Releases = Pick<MockRevision, 'live' | 'canaries'>;

export function changesOf(
  before: Releases | undefined,
  after: Releases,
): Pick<StorefrontRevision, 'changes' | 'canaryChanges'> {
  const namesIn = (key: keyof Releases) =>
    [...new Set([...Object.keys(before?.[key] ?? {}), ...Object.keys(after[key])])].sort();
  return {
    changes: namesIn('live').flatMap((part) => {
      const [from, to] = [before?.live[part] ?? null, after.live[part] ?? null];
      return from === to ? [] : [{ part, from, to }];
    }),
    canaryChanges: namesIn('canaries').flatMap((part) => {
      const [from, to] = [before?.canaries[part], after.canaries[part]];
      const shown = to ?? from;
      if (!shown || JSON.stringify(from) === JSON.stringify(to)) return [];
      return [
        {
          ...{ part, version: shown.version, automatic: shown.automatic },
          from: from?.version === shown.version ? from.share : null,
          to: to?.share ?? null,
        },
      ];
    }),
  };
}

export function presentRevision({ before, revision }: Entry): StorefrontRevision {
  const { live: _live, canaries: _canaries, ...rest } = revision;
  return { ...rest, ...changesOf(before, revision) };
}
