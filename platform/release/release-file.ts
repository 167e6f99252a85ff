import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const versions = z.record(z.string(), z.string());

/** `release.json`: what a build says about itself. Publishing checks the files against it. */
export const releaseFileSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  contractVersion: z.number().int().positive(),
  /** Of a remote: ranges of the modules that it takes from the shell. */
  requires: versions.optional(),
  /** Of the shell: versions of the modules that it shares. */
  brings: versions.optional(),
  /** The first script, relative to the release. */
  entry: z.string(),
  /** Scripts that are always needed after the entry. */
  exposed: z.array(z.string()),
  /** Integrity of every script for the browser, by path relative to the release. */
  files: z.record(z.string(), integrity),
  /** The Node build. */
  server: z.object({ entry: z.string(), integrity }),
  /** Of a remote: the beginnings of its addresses, in whole segments. */
  prefixes: z.array(z.string().regex(/^\/$|^(\/[\w-]+)+$/, 'a prefix looks like /cart')),
  slots: z.array(z.string()),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;
