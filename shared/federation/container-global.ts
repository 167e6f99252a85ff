/** Name of the global variable under which one release of a remote presents itself; no two releases share it. */
export function containerGlobal(name: string, version: string): string {
  return `remote_${name}_${version}`.replace(/\W/g, '_');
}
