/** Suffix of the versions of a watcher's builds: `1.2.3-dev.<time>`. */
const watchers = /-dev\..*$/;

/**
 * Name of the global variable under which one release of a remote registers its container; unique for each release. All
 * builds of a watcher share one, because their version is known only after the build.
 */
export function containerGlobal(name: string, version: string): string {
  return `remote_${name}_${version.replace(watchers, '-dev')}`.replace(/\W/g, '_');
}

/** Whether a version is a watcher's build, which is served only while its watcher runs. */
export function isWatcherBuild(version: string): boolean {
  return watchers.test(version);
}
