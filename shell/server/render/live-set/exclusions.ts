/** Releases that are excluded because they ended workers. Each is tried again later: a busy machine may have been the cause. */
export interface Exclusions {
  readonly reasonFor: (name: string, version: string) => string | undefined;
  /** Excludes a release; each time for twice as long, at most a day. */
  readonly add: (name: string, version: string) => void;
  readonly remove: (name: string, version: string) => void;
  /** A release that is due to be tried again. */
  readonly due: () => { readonly name: string; readonly version: string } | undefined;
}

const day = 86_400_000;

export function createExclusions(first: number, now: () => number = Date.now): Exclusions {
  const excluded = new Map<
    string,
    { readonly name: string; readonly version: string; term: number; until: number; holds: boolean }
  >();
  const at = (name: string, version: string) => excluded.get(`${name} ${version}`);
  return {
    reasonFor: (name, version) => (at(name, version)?.holds ? `${version} does not run.` : undefined),
    add: (name, version) => {
      const before = at(name, version);
      const term = before ? Math.min(before.term * 2, day) : first;
      excluded.set(`${name} ${version}`, { name, version, term, until: now() + term, holds: true });
    },
    remove: (name, version) => {
      const exclusion = at(name, version);
      if (exclusion) exclusion.holds = false;
    },
    due: () => [...excluded.values()].find(({ holds, until }) => holds && now() >= until),
  };
}
