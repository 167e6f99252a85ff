import type { ReleaseFile } from '../publish/release-file.ts';
import {
  changed,
  compareContracts,
  describeChanged,
  describeContracts,
  type Changed,
  type ContractDifferences,
} from './compare-contracts.ts';

/** null: there is none. */
export interface FromTo {
  readonly from: string | null;
  readonly to: string | null;
}

/** What differs between two releases of a remote, beside their scripts. */
export interface ReleaseDifferences {
  /** The version of the host API that they ask for, or that the shell provides; null: the same one. */
  readonly hostApi: FromTo | null;
  /** Ranges of the packages that they take from the shell, or the versions that it brings, where they differ. */
  readonly packages: readonly (FromTo & { readonly name: string })[];
  readonly prefixes: Changed;
  readonly slots: Changed;
  /** What they give to others and take from them; null: one was built before releases had contracts. */
  readonly contract: ContractDifferences | null;
}

type Compared = Pick<ReleaseFile, 'hostApi' | 'requires' | 'brings' | 'prefixes' | 'slots' | 'contract'>;

/** What remotes that are not live ask for and take. */
const nothing: Compared = {
  ...{ prefixes: [], slots: [] },
  contract: {
    ...{ exposes: [], routes: { node: [], web: [] }, hostMembers: {}, calls: [], sizes: {}, types: '' },
    ...{ slots: { offers: {}, fills: {} }, events: { publishes: {}, subscribes: {} } },
  },
};

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
    contract: before.contract && after.contract ? compareContracts(before.contract, after.contract) : null,
  };
}

/** The differences as sentences, one a line. */
export function describeDifferences({
  hostApi,
  packages,
  prefixes,
  slots,
  contract,
}: ReleaseDifferences): readonly string[] {
  const range = ({ from, to }: FromTo) => `${from ?? 'none'} → ${to ?? 'none'}`;
  return [
    ...(hostApi ? [`host API: ${range(hostApi)}`] : []),
    ...packages.map((one) => `${one.name}: ${range(one)}`),
    ...describeChanged('prefix', prefixes),
    ...describeChanged('slot', slots),
    ...(contract ? describeContracts(contract) : []),
  ];
}

function fromTo(from: string | undefined, to: string | undefined): FromTo {
  return { from: from ?? null, to: to ?? null };
}
