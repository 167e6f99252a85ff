import { satisfy } from './satisfy.ts';

/**
 * Whether a release can run in a shell. Checked before a release is promoted or rendered; browsers get only releases that have
 * passed.
 */

/** What a release requires of the shell. */
export interface Requirements {
  /** The least version of the host API that has all members it uses. Absent: built before version 1.0. */
  readonly hostApi?: string | undefined;
  /** Version ranges of the third-party packages that it takes from the shell. */
  readonly requires?: Readonly<Record<string, string>> | undefined;
}

/** What a shell provides to remotes. */
export interface Provided {
  /** Absent: built before version 1.0. */
  readonly hostApi?: string | undefined;
  /** Versions of the third-party packages that it shares. */
  readonly brings?: Readonly<Record<string, string>> | undefined;
}

/** Why a release cannot run in a shell, in half a sentence; undefined if it can. */
export function incompatibility({ hostApi, requires }: Requirements, shell: Provided): string | undefined {
  if (hostApi === undefined) {
    return 'was built before version 1.0 of the host API: build and publish it again';
  }
  if (shell.hostApi === undefined) {
    return `asks for host API ${hostApi}, the shell was built before 1.0: build it again and promote it`;
  }
  if (!satisfy(`${shell.hostApi}.0`, `^${hostApi}.0`)) {
    return `asks for host API ${hostApi}, the shell provides ${shell.hostApi}: promote a shell that has it, or build the release without what is new`;
  }
  if (!shell.brings) return undefined;
  for (const [name, range] of Object.entries(requires ?? {})) {
    const version = shell.brings[name];
    if (version === undefined) return `asks for ${name}, which the shell does not share`;
    if (!satisfy(version, range)) return `asks for ${name} ${range}, the shell brings ${version}`;
  }
  return undefined;
}
