import type { DescribedRelease } from '../describe-release.ts';

export interface GroupSize {
  /** `entry`, `shared`, the name of a page's chunk after `page `, or `on demand`. */
  readonly group: string;
  /** Bytes; null: the release has none of the group. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface SizeComparison {
  /** Brotli where both releases were compressed, as browsers get them; else the bytes of the files. */
  readonly measure: 'brotli' | 'raw';
  readonly groups: readonly GroupSize[];
  readonly total: Omit<GroupSize, 'group'>;
}

/** Compares the bytes of the scripts of two releases by what they are for; undefined: nothing of the remote is live. */
export function compareSizes(before: DescribedRelease | undefined, after: DescribedRelease): SizeComparison {
  const all = [before, after].flatMap((one) => Object.values(one?.sizes ?? {}));
  const measure = all.every(({ brotli }) => brotli !== null) ? 'brotli' : 'raw';
  const [old, next] = [groupsOf(before, measure), groupsOf(after, measure)];
  const names = [...new Set([...next.keys(), ...old.keys()])].sort(inOrder);
  const groups = names.map((group) => ({
    group,
    before: old.get(group) ?? null,
    after: next.get(group) ?? null,
  }));
  return { measure, groups, total: { before: before ? sum(old) : null, after: sum(next) } };
}

/** The bytes of each group. A script that several pages need counts as shared, and each script once. */
function groupsOf(
  described: DescribedRelease | undefined,
  measure: 'brotli' | 'raw',
): ReadonlyMap<string, number> {
  const groups = new Map<string, number>();
  if (!described) return groups;
  const { release, sizes } = described;
  for (const [file, size] of Object.entries(sizes)) {
    const pages = Object.entries(release.chunks ?? {}).flatMap(([name, files]) =>
      Object.hasOwn(files, file) ? [name] : [],
    );
    const [page = '', ...others] = pages;
    const isShared = release.exposed.includes(file) || others.length > 0;
    const group =
      file === release.entry ? 'entry' : isShared ? 'shared' : page === '' ? 'on demand' : `page ${page}`;
    groups.set(group, (groups.get(group) ?? 0) + (size[measure] ?? 0));
  }
  return groups;
}

/** What every page loads first, then the pages by name. */
function inOrder(a: string, b: string): number {
  const rank = (group: string) => ranks.indexOf(group.replace(/ .*/, ''));
  return rank(a) - rank(b) || a.localeCompare(b);
}

const ranks = ['entry', 'shared', 'page', 'on'];

const sum = (groups: ReadonlyMap<string, number>) => [...groups.values()].reduce((all, one) => all + one, 0);
