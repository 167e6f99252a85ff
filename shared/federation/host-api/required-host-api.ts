import { highest, hostModules, type HostModule } from './host-api.ts';

/** Members that a build imports, by module; `*` where it takes a module as a whole. */
export type HostApiUse = ReadonlyMap<string, ReadonlySet<string>>;

export interface HostApiRequirement {
  /** The least version of the host API that has all members. */
  readonly hostApi: string;
  /** Version ranges of the third-party packages among the modules. */
  readonly requires: Readonly<Record<string, string>>;
}

/**
 * What a remote with these imports requires of a shell. Throws an error that names each import that the host API does not have.
 */
export function requiredHostApi(
  use: HostApiUse,
  modules: Readonly<Record<string, HostModule>> = hostModules,
): HostApiRequirement {
  const versions: string[] = [];
  const requires: Record<string, string> = {};
  const missing: string[] = [];
  for (const [request, members] of use) {
    const { range, members: known = {} } = modules[request] ?? {};
    // `react/jsx-runtime` belongs to the package `react`.
    if (range !== undefined) requires[request.replace(/\/.*/, '')] = range;
    for (const member of members) {
      const since = Object.keys(known).find((version) => known[version]?.includes(member));
      if (since === undefined) missing.push(member === '*' ? `all of ${request}` : `${member} of ${request}`);
      else versions.push(since);
    }
  }
  if (missing.length > 0) {
    throw new Error(
      `The host API does not have ${missing.sort().join(', ')}. Import only its members; a new one is added to shared/federation/host-api under a new minor version.`,
    );
  }
  return { hostApi: highest(versions), requires };
}
