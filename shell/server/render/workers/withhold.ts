/** What of `process` leads to files, other processes, native code and the server's environment past `require`. */
const reaching = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'loadEnvFile', 'report'],
  ...['kill', '_kill', 'execve', '_debugProcess', '_debugEnd', '_getActiveHandles', 'disconnect', 'send'],
];

/**
 * Takes from this process or thread, before the first release is evaluated, what only its own code may use. A guard against accidents
 * and easy ways, beside the permissions of the process (`readingOnly`).
 */
export function withholdFromReleases(): void {
  for (const name of reaching) Reflect.defineProperty(process, name, { value: undefined });
}
