/** Ends the versions of a watcher's builds: `1.2.3-dev.<time>`. */
const watchers = /-dev\..*$/;

/**
 * Name of the global variable under which one release of a remote presents itself; no two releases share it.
 * Builds of a watcher do: what they are called is known only after they are made.
 */
export function containerGlobal(name: string, version: string): string {
  return `remote_${name}_${version.replace(watchers, '-dev')}`.replace(/\W/g, '_');
}

/** Whether a version is that of a watcher's build, which lives only while its watcher runs. */
export function isWatcherBuild(version: string): boolean {
  return watchers.test(version);
}
