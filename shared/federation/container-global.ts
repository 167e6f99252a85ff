/**
 * Name of the global variable under which one release of a remote presents itself; no two releases share it.
 * Builds of a watcher (`1.2.3-dev.<hash>`) do: what they are called is known only after they are made.
 */
export function containerGlobal(name: string, version: string): string {
  return `remote_${name}_${version.replace(/-dev\..*$/, '-dev')}`.replace(/\W/g, '_');
}
