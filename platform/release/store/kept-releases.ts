import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { verifyFiles } from '../publish/build.ts';
import { releaseFolder } from '../publish/release-folder.ts';
import { label } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { shareFiles } from '../publish/shared-files.ts';
import { NotPublished, ReleaseError } from '../release-error.ts';
import { StorageFailed, type FileStorage } from '../../storage/index.ts';
import { isCopyOf, putInPlace } from './local-copy.ts';
import {
  fileKey,
  filesOf,
  integrityOf,
  manifestKey,
  manifestOf,
  manifestSchema,
  manifestsOf,
  manifestsPrefix,
  releaseOfKey,
  type Manifest,
} from './manifest.ts';
import { leftovers } from './leftovers.ts';

type Named = Pick<ReleaseFile, 'name' | 'version'>;

export interface DatedRelease extends Named {
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

/** The releases that several machines share, of which each has copies in its own folder. */
export interface KeptReleases {
  readonly list: () => Promise<readonly DatedRelease[]>;
  /** The description of a release; undefined when it is not kept. Rejects when two builds were published as this version. */
  readonly find: (release: Named) => Promise<Manifest | undefined>;
  /** Keeps the release in a folder, all but what is there already. */
  readonly put: (folder: string, release: ReleaseFile) => Promise<void>;
  /** Copies a release to this machine, where it is not there yet or is another build. Rejects with NotPublished, or when its files are not those that were published. */
  readonly fetch: (release: Named) => Promise<void>;
  /** Whether this process has compared the copy of this machine with the release that is kept. */
  readonly isCompared: (release: Named) => boolean;
  /** Deletes releases: first their descriptions, so that half of one is never read. */
  readonly remove: (releases: readonly Named[]) => Promise<void>;
  /** What publications have left that were interrupted before this moment: files without a description. */
  readonly leftovers: (before: number) => Promise<readonly Named[]>;
}

const day = 86_400_000;
/** Files of a release that are put or read at the same time. */
const parallel = 8;

export interface KeptOptions {
  /** Milliseconds before a copy that could not be made is tried again. */
  readonly failedFor?: number;
}

export function keptReleases(
  files: FileStorage,
  dataDir: string,
  { failedFor = 5_000 }: KeptOptions = {},
): KeptReleases {
  /** Copies that are being made. */
  const running = new Map<string, Promise<void>>();
  /** Copies that are the release that is kept: compared once by each process. */
  const compared = new Set<string>();
  /** Copies that could not be made, until when they are not tried again, by the monotonic clock. */
  const failed = new Map<string, { readonly error: unknown; readonly until: number }>();
  /** Until when the storage, which has not answered, is not asked about copies: each question takes seconds then. */
  let awayUntil = -Infinity;

  /** Undefined: it was deleted meanwhile. */
  async function readManifest(key: string): Promise<Manifest | undefined> {
    const release = releaseOfKey(key);
    const text = release && (await files.read(key));
    if (!text) return undefined;
    const damaged = (why: string) =>
      new ReleaseError(
        `${key} in ${files.location}, which describes ${label(release)}, is damaged: ${why}. Delete it there and publish the release again.`,
      );
    if (manifestKey(release, text) !== key) throw damaged('its hash differs');
    const { success, data } = manifestSchema.safeParse(JSON.parse(Buffer.from(text).toString()));
    if (!success) throw damaged('a newer version of this software has written it');
    return data;
  }

  async function find(release: Named): Promise<Manifest | undefined> {
    const keys = (await files.list(manifestsOf(release))).map(({ key }) => key).sort();
    const found = (await Promise.all(keys.map(readManifest))).filter((manifest) => manifest !== undefined);
    const [first, ...others] = found;
    if (others.every((other) => isDeepStrictEqual(other.release, first?.release))) return first;
    throw new ReleaseError(
      `${label(release)} was published twice with different content, and neither is used: raise the version. To keep one of them, delete the other in ${files.location}: ${keys.join(', ')}.`,
    );
  }

  async function put(folder: string, release: ReleaseFile): Promise<void> {
    const before = await find(release);
    if (before && !isDeepStrictEqual(before.release, release)) throw otherContent(release);
    const manifest = before ?? manifestOf(folder, release);
    const there = new Map((await files.list(filesOf(release))).map(({ key, bytes }) => [key, bytes]));
    const limit = pLimit(parallel);
    await Promise.all(
      Object.entries(manifest.files).map(([name, integrity]) =>
        limit(async () => {
          const key = fileKey(release, integrity);
          const file = path.join(folder, name);
          const bytes = statSync(file, { throwIfNoEntry: false })?.size;
          if (bytes === undefined || there.get(key) === bytes) return;
          const content = readFileSync(file);
          // Of the same build only what `release.json` names is the same for certain.
          if (integrityOf(content) !== integrity) return;
          if (there.has(key)) await files.delete(key);
          await files.put(key, content);
          await readFile(release, name, integrity);
        }),
      ),
    );
    const descriptions = await files.list(manifestsOf(release));
    const yesterday = Date.now() - day;
    if (before && descriptions.some(({ putAt }) => putAt > yesterday)) return;
    // Last: a release is there when its description is. One that is published again gets a second one, and is as young as that.
    const again = before && new Date().toISOString().slice(0, 10);
    const text = Buffer.from(`${JSON.stringify({ ...manifest, ...(again && { again }) })}\n`);
    const own = manifestKey(release, text);
    await files.put(own, text);
    try {
      await find(release);
    } catch (error) {
      // Of two at the same moment at least the later one sees the other's.
      await files.delete(own);
      throw error;
    }
  }

  async function readFile(release: Named, name: string, integrity: string): Promise<Uint8Array> {
    const key = fileKey(release, integrity);
    const content = await files.read(key);
    if (content && integrityOf(content) === integrity) return content;
    throw new ReleaseError(
      `${name} of ${label(release)} is ${content ? 'damaged' : 'missing'} in ${files.location} (${key}). Delete it there where it is damaged, and publish the same build again.`,
    );
  }

  async function copy(named: Named): Promise<void> {
    const manifest = await find(named);
    if (!manifest) throw new NotPublished(`${label(named)} is not kept in ${files.location}.`);
    const { release } = manifest;
    const target = releaseFolder(dataDir, named.name, named.version);
    const draft = path.join(path.dirname(target), `.${named.version}.${randomBytes(4).toString('hex')}`);
    const limit = pLimit(parallel);
    try {
      const results = await Promise.allSettled(
        Object.entries(manifest.files).map(([name, integrity]) =>
          limit(async () => {
            const content = await readFile(named, name, integrity);
            const file = path.join(draft, name);
            await mkdir(path.dirname(file), { recursive: true });
            await writeFile(file, content);
          }),
        ),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      verifyFiles({ release, folder: draft, web: draft });
      shareFiles(draft, release, dataDir);
      await putInPlace(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process has copied it meanwhile.
      if (existsSync(target)) return;
      throw error;
    }
    // As publishing does: from now on 'gc' keeps them.
    shareFiles(target, release, dataDir);
  }

  async function fetch(release: Named): Promise<void> {
    const what = label(release);
    const own = releaseFolder(dataDir, release.name, release.version);
    if (existsSync(own)) {
      if (compared.has(what) || performance.now() < awayUntil) return;
      const same = await isCopyOf(own, () =>
        find(release).catch((error: unknown) => {
          if (error instanceof StorageFailed) awayUntil = performance.now() + failedFor;
          throw error;
        }),
      );
      if (same) compared.add(what);
      if (same !== false) return;
    }
    const before = failed.get(what);
    if (before && performance.now() < before.until) throw before.error;
    let copying = running.get(what);
    if (!copying) {
      copying = copy(release)
        .catch((error: unknown) => {
          // What is not kept is soon found out again; the files of a release are large.
          const until = performance.now() + (error instanceof NotPublished ? 0 : failedFor);
          failed.set(what, { error, until });
          throw error;
        })
        .finally(() => running.delete(what));
      running.set(what, copying);
    }
    await copying;
    failed.delete(what);
    compared.add(what);
  }

  return {
    ...{ find, put, fetch },
    isCompared: (release) => compared.has(label(release)),
    list: async () => {
      const releases = new Map<string, DatedRelease>();
      for (const { key, putAt } of await files.list(manifestsPrefix)) {
        const release = releaseOfKey(key);
        if (!release) continue;
        const publishedAt = Math.max(putAt, releases.get(label(release))?.publishedAt ?? 0);
        releases.set(label(release), { ...release, publishedAt });
      }
      return [...releases.values()];
    },
    remove: async (releases) => {
      for (const release of releases) {
        for (const { key } of await files.list(manifestsOf(release))) await files.delete(key);
        for (const { key } of await files.list(filesOf(release))) await files.delete(key);
      }
    },
    leftovers: (before) => leftovers(files, before),
  };
}

export const otherContent = (release: Named): ReleaseError =>
  new ReleaseError(
    `${label(release)} is published already with other content. A release never changes: raise the version.`,
  );
