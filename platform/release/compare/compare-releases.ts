import type { ReleaseFile } from '../publish/release-file.ts';

/** null: there is none. */
export interface FromTo {
  readonly from: string | null;
  readonly to: string | null;
}

interface Changed {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What differs between two releases of a remote, beside their scripts. */
export interface ReleaseDifferences {
  /** The version of the host API that they ask for, or that the shell provides; null: the same one. */
  readonly hostApi: FromTo | null;
  /** Ranges of the packages that they take from the shell, or the versions that it brings, where they differ. */
  readonly packages: readonly (FromTo & { readonly name: string })[];
  readonly prefixes: Changed;
  readonly slots: Changed;
}

type Compared = Pick<ReleaseFile, 'hostApi' | 'requires' | 'brings' | 'prefixes' | 'slots'>;

/** What remotes that are not live ask for and take. */
const nothing: Compared = { prefixes: [], slots: [] };

/** Compares two releases; undefined: nothing of the remote is live. */
export function compareReleases(before: Compared = nothing, after: Compared = nothing): ReleaseDifferences {
  const packagesOf = ({ requires, brings }: Compared) => ({ ...requires, ...brings });
  const [old, next] = [packagesOf(before), packagesOf(after)];
  const names = Object.keys({ ...old, ...next });
  const packages = names.sort().map((name) => ({
    name,
    ...fromTo(old[name], next[name]),
  }));
  const hostApi = fromTo(before.hostApi, after.hostApi);
  return {
    hostApi: hostApi.from === hostApi.to ? null : hostApi,
    packages: packages.filter(({ from, to }) => from !== to),
    prefixes: changed(before.prefixes, after.prefixes),
    slots: changed(before.slots, after.slots),
  };
}

/** The differences as sentences, one a line. */
export function describeDifferences({
  hostApi,
  packages,
  prefixes,
  slots,
}: ReleaseDifferences): readonly string[] {
  const range = ({ from, to }: FromTo) => `${from ?? 'none'} → ${to ?? 'none'}`;
  const each = (what: string, { added, removed }: Changed) => [
    ...added.map((name) => `${what} added: ${name}`),
    ...removed.map((name) => `${what} removed: ${name}`),
  ];
  return [
    ...(hostApi ? [`host API: ${range(hostApi)}`] : []),
    ...packages.map((one) => `${one.name}: ${range(one)}`),
    ...each('prefix', prefixes),
    ...each('slot', slots),
  ];
}

function fromTo(from: string | undefined, to: string | undefined): FromTo {
  return { from: from ?? null, to: to ?? null };
}

function changed(before: readonly string[], after: readonly string[]): Changed {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  };
}
