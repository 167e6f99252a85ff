import { z } from 'zod';
import { contractSchema } from '../../contract/contract.ts';
import { filePath } from '../../contract/file-path.ts';

export { filePath } from '../../contract/file-path.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const chunkIntegrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const file = z.string().max(200).regex(filePath, 'a file is named by its path below the release');

/** The first segments of addresses that the store itself answers. */
export const ownPrefixes = ['api', 'assets', 'media', 'registry', 'releases', 'shell', 'healthz', 'readyz'];
const prefix = z
  .string()
  .regex(/^\/$|^(\/[\w-]+)+$/, 'a prefix looks like /cart')
  .refine((text) => !ownPrefixes.includes(text.split('/')[1]?.toLowerCase() ?? ''), {
    error: ({ input }) => `${String(input)} is an address of the store itself`,
  });

/** The name of a remote, or `shell`; it names a folder. */
export const namePattern = /^[a-z][a-z0-9-]*$/;
/** A version as npm writes it; it names a folder. */
export const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

const versions = z.record(z.string(), z.string());

/** `release.json`: the description of a build. Publishing checks the files against it. */
export const releaseFileSchema = z.object({
  name: z.string().regex(namePattern),
  version: z.string().regex(versionPattern),
  /**
   * Version of the host API: of a remote the least that has all members it uses, of the shell what it provides. Builds from before
   * 1.0 have none.
   */
  hostApi: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional(),
  /** Until 1.0 the only version; a store of that time reads it, and refuses 5. */
  contractVersion: z.int().optional(),
  /** Remotes only: version ranges of the packages that it requires from the shell. */
  requires: versions.optional(),
  /** Shell only: versions of the packages that it shares. */
  brings: versions.optional(),
  /** The first script, relative to the release. */
  entry: file,
  /** Remotes only: all scripts but the entry are loaded from the folder that the releases of the remote share. Older builds: not. */
  sharedFiles: z.literal(true).optional(),
  /** Scripts that are always loaded after the entry. */
  exposed: z.array(file),
  /** Integrity of every script for the browser, by path relative to the release. */
  files: z.record(file, integrity),
  /** Remotes only: scripts of each named chunk with the integrity that the entry loads them with. */
  chunks: z.record(z.string(), z.record(file, chunkIntegrity)).optional(),
  /** The Node build. */
  server: z.object({ entry: file.startsWith('node/'), integrity }),
  /** Shell only: what developers' pages load, the first script and the shell with React's development build. */
  developer: z.object({ start: file, entry: file }).optional(),
  /** Remotes only: URL prefixes, in whole path segments. */
  prefixes: z.array(prefix),
  slots: z.array(z.string()),
  /** Releases from before the gate, and a watcher's builds, have none: what needs it is not compared. */
  contract: contractSchema.optional(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;
