/**
 * What of Node a release may use. Read by the gate before a release goes live (platform/release/gate), and by the processes that
 * evaluate releases (shell/server). An entry point of its own: no page has a use for it.
 */

/** Node modules that the build of a remote may use: none of them reaches files, the network or other processes. */
export const builtInsOfRemotes: ReadonlySet<string> = new Set([
  'assert',
  'buffer',
  'crypto',
  'events',
  'path',
  'querystring',
  'stream',
  'string_decoder',
  'url',
  'util',
]);

/** What of `process` leads to files, other processes, native code and the server's environment past `require`. */
export const withheldOfProcess: ReadonlySet<string> = new Set([
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'loadEnvFile', 'report'],
  ...['kill', '_kill', 'execve', '_debugProcess', '_debugEnd', '_getActiveHandles', 'disconnect', 'send'],
]);
