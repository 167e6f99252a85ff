import { confine } from './confine.ts';
import type { RemoteModule } from './remote-module.ts';
import { satisfy } from './satisfy.ts';

/**
 * Whether a release can be used: asked when it is promoted, by the server and by browsers, so that all come to the same answer.
 * A door of its own: remotes have no use for it.
 */

/** What a release asks of the shell. */
export interface Needs {
  readonly contractVersion: number;
  /** Ranges of the modules that it takes from the shell. Older releases do not say. */
  readonly requires?: Readonly<Record<string, string>> | undefined;
}

/** What a shell has for remotes. */
export interface Offer {
  readonly contractVersion: number;
  /** Versions of the modules that it shares. */
  readonly brings?: Readonly<Record<string, string>> | undefined;
}

/** Why a release cannot run in a shell, in half a sentence; nothing if it can. */
export function misfit({ contractVersion, requires }: Needs, shell: Offer): string | undefined {
  if (contractVersion !== shell.contractVersion) {
    return `keeps to contract ${String(contractVersion)}, the shell to ${String(shell.contractVersion)}`;
  }
  const { brings } = shell;
  if (!brings) return undefined;
  for (const [name, range] of Object.entries(requires ?? {})) {
    const version = brings[name];
    if (version === undefined) return `asks for ${name}, which the shell does not share`;
    if (!satisfy(version, range)) return `asks for ${name} ${range}, the shell brings ${version}`;
  }
  return undefined;
}

export interface Judged {
  /** With the routes that lie within its prefixes. */
  readonly remote: RemoteModule;
  /** Patterns of routes outside them, which were left out. */
  readonly stray: readonly string[];
}

/** What a build exposes as the remote that it was loaded as. Throws when it is something else. */
export function judge(name: string, exposed: unknown, prefixes: readonly string[], shell: Offer): Judged {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || remote.name !== name || !Array.isArray(remote.routes)) {
    throw new Error(`What was loaded as '${name}' is not that remote.`);
  }
  const against = misfit({ contractVersion: remote.contractVersion }, shell);
  if (against !== undefined) throw new Error(`The remote '${name}' ${against}.`);
  const { routes, stray } = confine(remote.routes, prefixes);
  return { remote: { ...remote, routes }, stray };
}

/** The sentence about routes that were left out. */
export function strayed(name: string, stray: readonly string[]): string {
  return `The remote '${name}' has routes outside its prefixes, which are not used: ${stray.join(', ')}.`;
}
