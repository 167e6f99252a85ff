import { contractMismatch } from './check-remote.ts';
import { satisfy } from './satisfy.ts';

/**
 * Checked before a release is promoted or rendered; browsers get only releases that have passed, and check the module alone.
 */

/** What a release requires of the shell. */
export interface Requirements {
  readonly contractVersion: number;
  /** Version ranges of the modules that it takes from the shell. Older releases have none. */
  readonly requires?: Readonly<Record<string, string>> | undefined;
}

/** What a shell provides to remotes. */
export interface Provided {
  readonly contractVersion: number;
  /** Versions of the modules that it shares. */
  readonly brings?: Readonly<Record<string, string>> | undefined;
}

/** Why a release cannot run in a shell, in half a sentence; undefined if it can. */
export function incompatibility(
  { contractVersion, requires }: Requirements,
  shell: Provided,
): string | undefined {
  const against = contractMismatch(contractVersion, shell.contractVersion);
  if (against !== undefined) return against;
  const { brings } = shell;
  if (!brings) return undefined;
  for (const [name, range] of Object.entries(requires ?? {})) {
    const version = brings[name];
    if (version === undefined) return `asks for ${name}, which the shell does not share`;
    if (!satisfy(version, range)) return `asks for ${name} ${range}, the shell brings ${version}`;
  }
  return undefined;
}
