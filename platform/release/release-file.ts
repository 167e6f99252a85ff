import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** `release.json`: what a build says about itself. Publishing checks the files against it. */
export const releaseFileSchema = z.object({
  name: z.string(),
  version: z.string(),
  contractVersion: z.number().int().positive(),
  /** The first script, relative to the release. */
  entry: z.string(),
  /** Scripts that are always needed after the entry. */
  exposed: z.array(z.string()),
  /** Integrity of every script for the browser, by path relative to the release. */
  files: z.record(z.string(), integrity),
  /** The Node build. */
  server: z.object({ entry: z.string(), integrity }),
  prefixes: z.array(z.string()),
  slots: z.array(z.string()),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;
