import * as z from 'zod/mini';

/**
 * The channel document: the only record of what is live. For the shell and each remote it names one immutable release. It is changed
 * atomically; a page reads it once and keeps to that set for its life.
 *
 * An entry point of its own: servers and tools parse the document with it. The browser gets the parsed document and needs
 * only the types, so zod stays out of the first load. Servers and tools already load zod for their settings, with the locale
 * of its error messages.
 */

/** `sha384-…` as in the integrity attribute. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Chunks are checked with shorter hashes (platform/webpack/plugins/integrity-plugin.ts). */
const chunkIntegrity = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const assetPath = z.string().check(z.regex(/^\/releases\/[\w./@+-]+$/));

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

export const releaseSchema = z.object({
  version,
  /** The least version of the host API that has all members it uses. Releases from before 1.0 have none, and are refused. */
  hostApi: z.optional(z.string().check(z.regex(/^\d+\.\d+$/))),
  /** Until 1.0 the only version; a store of that time reads it, and refuses 5. */
  contractVersion: z.optional(z.int()),
  /** Version ranges of the packages that it takes from the shell. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Of the shell only: versions of the packages that it shares. */
  brings: z.optional(z.record(z.string(), z.string())),
  /** Of the shell only: what developers' pages load. */
  developer: z.optional(z.object({ start: z.string(), entry: z.string() })),
  /** URL path of the release's folder, ending in a slash. */
  base: assetPath,
  /**
   * URL path of the folder with all other scripts, which it shares with the other releases of the remote; ends in a slash. Older
   * releases have them in `base`.
   */
  filesBase: z.optional(assetPath),
  /** Container script, relative to `base`. */
  entry: z.string(),
  /** Chunks with the exposed module, relative to `base`; preloaded with the page. */
  exposed: z.array(z.string()),
  /** Integrity of every script of the web build, by its path relative to `base`. */
  files: z.record(z.string(), integrity),
  /**
   * Scripts of the pages by the name of their chunk (`RouteHandle.chunk`), by path relative to `base`, each with the integrity that
   * the entry loads it with. Older releases have none: their pages' scripts are found by the browser.
   */
  chunks: z.optional(z.record(z.string(), z.record(z.string(), chunkIntegrity))),
  /** The Node build, for rendering on the server. */
  server: z.object({ entry: z.string(), integrity }),
});
export type Release = z.infer<typeof releaseSchema>;

export const liveRemoteSchema = z.extend(releaseSchema, {
  /** URL prefixes on segment boundaries; `/` alone is the home page only. */
  prefixes: z.array(z.string().check(z.startsWith('/'))),
  slots: z.array(z.string()),
  /** The release to fall back to: the previous one, unless it was rolled back. */
  previous: z.optional(releaseSchema),
  /** Versions that were live before and may be promoted again, newest first. Older documents have none. */
  earlier: z.optional(z.array(version)),
  /** Versions that were rolled back, the last one first. They go live again only when promoted by name. */
  withdrawn: z.optional(z.array(version)),
  /** The build that the store was last started with in demo mode: the next start promotes another one. */
  startedWith: z.optional(version),
});
export type LiveRemote = z.infer<typeof liveRemoteSchema>;

/** Visitors are divided into this many buckets, numbered from 0. */
export const bucketCount = 1000;

/**
 * A release that some visitors get instead of the live one, to find out whether it may go live. Its routes and slots are those of
 * `release`, like those of a live remote.
 */
export const canarySchema = z.object({
  release: liveRemoteSchema,
  /** The buckets of visitors that get it: from the first to before the second. Those of two canaries have none in common. */
  buckets: z.tuple([z.int().check(z.gte(0)), z.int().check(z.lte(bucketCount))]),
  startedAt: z.iso.datetime(),
  /** When it got the buckets it has now. */
  steppedAt: z.iso.datetime(),
  /** Whether it grows by itself as long as nothing speaks against it. */
  automatic: z.boolean(),
});
export type Canary = z.infer<typeof canarySchema>;

export const channelSchema = z.object({
  schema: z.literal(1),
  revision: z.int().check(z.nonnegative()),
  /**
   * The shell, described as remotes are, without prefixes and slots: it has every address. In older documents there is none, and
   * servers run the build that they were started with.
   */
  shell: z.optional(liveRemoteSchema),
  remotes: z.record(z.string(), liveRemoteSchema),
  /** By name of the remote. Servers from before canaries render the live releases for everybody. */
  canaries: z.optional(z.record(z.string(), canarySchema)),
  /** Releases that `gc` is removing, as `name version`: until it has ended they neither go live nor are published. */
  removing: z.optional(z.array(z.string())),
});
export type Channel = z.infer<typeof channelSchema>;

/**
 * A remote that one browser loads from its developer's own machine, at `http://localhost:<port>`. The store never fetches it: what is
 * said here is what the developer's server says of itself.
 */
export const localRemoteSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  port: z.int().check(z.gte(1024), z.lte(65_535)),
  version,
  /** The same as of a live remote: pages with these prefixes are left to the browser. */
  prefixes: z.array(z.string().check(z.regex(/^\/$|^(\/[\w-]+)+$/))).check(z.maxLength(100)),
  slots: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
});
export type LocalRemote = z.infer<typeof localRemoteSchema>;

/** The only origin that a local remote is loaded from. */
export const originOfLocal = ({ port }: Pick<LocalRemote, 'port'>): string =>
  `http://localhost:${String(port)}`;

/** A preview: releases that one browser gets instead of the live ones, or beside them. */
export const previewSchema = z.object({
  schema: z.literal(1),
  /** Who knows it sees the preview: 128 random bits as base64url. */
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** The team whose token was used, if it was made over HTTP. */
  team: z.optional(z.string()),
  expiresAt: z.iso.datetime(),
  remotes: z.record(z.string(), liveRemoteSchema),
  /** Who follows its link is signed in as a developer: the browser gets the developer panel. It has no releases. */
  developer: z.optional(z.boolean()),
  /** Shown to browsers that are signed in as a developer only. */
  localhost: z.optional(localRemoteSchema),
  /** The handle of the sign-in whose panel made it for its own browser: the next choice ends it. */
  chosenBy: z.optional(z.string()),
});
export type Preview = z.infer<typeof previewSchema>;
