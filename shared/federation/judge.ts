import { confine } from './confine.ts';
import { prefixFits } from './remote-for.ts';
import type { RemoteArea, RemoteModule } from './remote-module.ts';

/**
 * Whether a release can be used: asked when it is promoted, by the server and by browsers, so that all come to the same answer.
 * A door of its own: remotes have no use for it.
 */

/** Why a release cannot run in a shell by its contract, in half a sentence; nothing if it can. */
export function otherContract(contract: number, shell: number): string | undefined {
  return contract === shell
    ? undefined
    : `keeps to contract ${String(contract)}, the shell to ${String(shell)}`;
}

export interface Judged {
  /** With the routes that lie within its prefixes. */
  readonly remote: RemoteModule;
  /** Patterns of routes outside them, which were left out. */
  readonly stray: readonly string[];
}

/** What a build exposes as the remote that it was loaded as. Throws when it is something else. */
export function judge(
  name: string,
  exposed: unknown,
  prefixes: readonly string[],
  shell: { readonly contractVersion: number },
): Judged {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || remote.name !== name || !Array.isArray(remote.routes)) {
    throw new Error(`What was loaded as '${name}' is not that remote.`);
  }
  const against = otherContract(remote.contractVersion, shell.contractVersion);
  if (against !== undefined) throw new Error(`The remote '${name}' ${against}.`);
  const { routes, stray } = confine(remote.routes, prefixes);
  const [areas, outside] = [true, false].map((within) =>
    (remote.areas ?? []).filter(
      (area) => prefixes.some((prefix) => prefixFits(area.prefix, prefix)) === within,
    ),
  ) as [RemoteArea[], RemoteArea[]];
  return {
    remote: { ...remote, routes, ...(areas.length > 0 && { areas }) },
    stray: [...stray, ...outside.map(({ prefix }) => prefix)],
  };
}

/** The sentence about routes that were left out. */
export function strayed(name: string, stray: readonly string[]): string {
  return `The remote '${name}' has routes outside its prefixes, which are not used: ${stray.join(', ')}.`;
}
