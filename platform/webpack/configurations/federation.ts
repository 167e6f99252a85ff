import { singletons } from './singletons.ts';

/** Versions of the modules that the shell provides, by the request under which remotes import them. */
export function versionsOfShell(): Record<string, string> {
  return Object.fromEntries(singletons().map(({ request, version }) => [request, version]));
}

/** Remotes use the shell's copy and contain none of their own: no fallback, and nothing is built twice. */
export function sharedByRemotes() {
  return Object.fromEntries(
    singletons().map(({ request, required }) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: required, import: false as const },
    ]),
  );
}
