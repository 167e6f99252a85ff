/** Functions of `process` with which code could reach files, other processes and native code past `require`. */
const reaching = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', 'disconnect', 'send'];

/**
 * Takes from this process or thread, before the first release is evaluated, what only its own code may use. A guard against accidents
 * and easy ways, not a wall: a thread shares its memory with the server.
 */
export function withholdFromReleases(): void {
  for (const name of reaching) Object.defineProperty(process, name, { value: undefined });
}
