type LockedPackage = {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

/**
 * Problems that make a lock file fail on other machines, one sentence each: a platform package without an entry (`npm ci` refuses
 * the whole file on that platform), or a URL of the registry it was created with.
 */
export function checkLock({ packages }: Lock): readonly string[] {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${path || 'the root'} names ${name}, which has no entry: choose a version whose packages are complete.`,
      ),
    ...(/^https?:/.test(resolved ?? '')
      ? [
          `${path} carries an address: make the lock with the options of .npmrc, so that any registry serves it.`,
        ]
      : []),
  ]);
}
