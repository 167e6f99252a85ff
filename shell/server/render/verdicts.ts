/** Releases that have ended workers. Each is forgotten after a while, as a busy machine or a lack of memory may have done it. */
export interface Verdicts {
  readonly against: (name: string, version: string) => string | undefined;
  /** Each time it holds for twice as long. */
  readonly pass: (name: string, version: string) => void;
  readonly lift: (name: string, version: string) => void;
  /** A release whose time has come to be tried again. */
  readonly due: () => { readonly name: string; readonly version: string } | undefined;
}

const day = 86_400_000;

export function createVerdicts(first: number, now: () => number = Date.now): Verdicts {
  const passed = new Map<
    string,
    { readonly name: string; readonly version: string; term: number; until: number; holds: boolean }
  >();
  const at = (name: string, version: string) => passed.get(`${name} ${version}`);
  return {
    against: (name, version) => (at(name, version)?.holds ? `${version} does not run.` : undefined),
    pass: (name, version) => {
      const before = at(name, version);
      const term = before ? Math.min(before.term * 2, day) : first;
      passed.set(`${name} ${version}`, { name, version, term, until: now() + term, holds: true });
    },
    lift: (name, version) => {
      const verdict = at(name, version);
      if (verdict) verdict.holds = false;
    },
    due: () => [...passed.values()].find(({ holds, until }) => holds && now() >= until),
  };
}
