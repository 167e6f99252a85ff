import { otherContract } from './judge.ts';
import { satisfy } from './satisfy.ts';

/** What is asked before a release is made live or drawn with; browsers get what has passed, and judge the module alone. */

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
  const against = otherContract(contractVersion, shell.contractVersion);
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
