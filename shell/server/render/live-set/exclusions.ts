/** Releases that have ended workers. Each is forgotten after a while, as a busy machine or a lack of memory may have done it. */
export interface Exclusions {
  readonly reasonFor: (name: string, version: string) => string | undefined;
  /** Each time it holds for twice as long. */
  readonly add: (name: string, version: string) => void;
  readonly remove: (name: string, version: string) => void;
  /** A release whose time has come to be tried again. */
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
