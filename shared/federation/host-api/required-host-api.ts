import { highest, hostModules, versionOfMember, type HostModule } from './host-api.ts';

/** Members that a build imports, by module. */
export type HostApiUse = ReadonlyMap<string, ReadonlySet<string>>;

export interface HostApiRequirement {
  /** The least version of the host API that has all members. */
  readonly hostApi: string;
  /** Version ranges of the third-party packages among the modules. */
  readonly requires: Readonly<Record<string, string>>;
}

/** What a remote with these imports requires of a shell. The build has refused those that the host API does not have. */
export function requiredHostApi(
  use: HostApiUse,
  modules: Readonly<Record<string, HostModule>> = hostModules,
): HostApiRequirement {
  const requires: Record<string, string> = {};
  for (const request of use.keys()) {
    const range = modules[request]?.range;
    // `react/jsx-runtime` belongs to the package `react`.
    if (range !== undefined) requires[request.replace(/\/.*/, '')] = range;
  }
  const versions = [...use].flatMap(([request, members]) =>
    [...members].flatMap((member) => versionOfMember(request, member, modules) ?? []),
  );
  return { hostApi: highest(versions), requires };
}
