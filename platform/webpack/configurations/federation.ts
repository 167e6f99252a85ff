import { singletons } from './singletons.ts';

/** Versions of what the shell brings, by the request under which remotes ask for it. */
export function broughtByShell(): Record<string, string> {
  return Object.fromEntries(singletons().map(({ request, version }) => [request, version]));
}

/** Remotes ask the shell and carry no copy of their own: nothing to fall back to, and nothing built twice. */
export function askedByRemotes() {
  return Object.fromEntries(
    singletons().map(({ request, required }) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: required, import: false as const },
    ]),
  );
}
