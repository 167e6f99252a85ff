import {
  httpRegistry,
  storeKey,
  type DescribedRelease,
  type ReleaseRegistry,
} from '@ritual/platform/registry-client';
import type { Settings } from '../../settings.ts';
import { AppError } from '../../errors.ts';
import { asAppError } from './registry-errors.ts';
import { ledgerOf, type Ledger } from './ledger.ts';

type Live = Awaited<ReturnType<ReleaseRegistry['channel']>>;

/** What is live, and how it came about. */
export interface Known {
  readonly channel: Live;
  readonly ledger: Ledger;
}

/** The registry's process, as the Storefront page needs it. */
export interface StoreRegistry {
  readonly known: () => Promise<Known>;
  /** Compressed bytes of what each page with a release loads; null where the registry cannot say. */
  readonly bytesOf: (name: string, version: string) => Promise<number | null>;
  /** Runs the check of a change. */
  readonly check: <Result>(run: (registry: ReleaseRegistry) => Promise<Result>) => Promise<Result>;
  /** Runs a change. Never repeated: a rollback that is sent twice goes back twice. */
  readonly change: <Result>(run: (registry: ReleaseRegistry) => Promise<Result>) => Promise<Result>;
}

/** Browsers wait for 15 seconds. */
const timeoutMs = { read: 5000, change: 13_000 };
const releasesKept = 500;

export function storeRegistry({ registry: where }: Pick<Settings, 'registry'>): StoreRegistry {
  const registryFor = (timeout: number): ReleaseRegistry => {
    if (!where) throw new AppError('STOREFRONT_UNAVAILABLE');
    const { origin, secret } = where;
    return httpRegistry({
      ...{ url: origin, token: storeKey(secret), timeoutMs: timeout },
      setting: 'REGISTRY_ORIGIN',
    });
  };
  async function asked<Result>(
    timeout: number,
    run: (registry: ReleaseRegistry) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await run(registryFor(timeout));
    } catch (error) {
      throw asAppError(error);
    }
  }

  /** Of the newest revision that was asked for: earlier ones never change. */
  let latest: Ledger | undefined;
  const sizes = new Map<string, number | null>();
  return {
    known: () =>
      asked(timeoutMs.read, async (registry) => {
        const channel = await registry.channel();
        if (latest?.revision !== channel.revision) {
          const revisions = await registry.history();
          latest = ledgerOf(revisions.filter(({ revision }) => revision <= channel.revision));
        }
        return { channel, ledger: latest };
      }),
    bytesOf: async (name, version) => {
      const key = `${name}@${version}`;
      const kept = sizes.get(key);
      if (kept !== undefined) return kept;
      // Releases never change.
      const bytes = pageBytes(await asked(timeoutMs.read, (registry) => registry.release(name, version)));
      if (sizes.size >= releasesKept) sizes.clear();
      sizes.set(key, bytes);
      return bytes;
    },
    check: (run) =>
      asked(timeoutMs.change, run).catch((error: unknown) => {
        // A check changes nothing: that it may have been carried out is not worth telling.
        const unconfirmed = error instanceof AppError && error.code === 'STOREFRONT_UNCONFIRMED';
        throw unconfirmed ? new AppError('STOREFRONT_UNAVAILABLE', { cause: error }) : error;
      }),
    change: (run) => asked(timeoutMs.change, run),
  };
}

/** The entry, and what it loads before any page of its own. */
function pageBytes({ release, sizes }: DescribedRelease): number | null {
  const files = [release.entry, ...release.exposed].map((file) => sizes[file]?.brotli ?? null);
  return files.reduce<number | null>(
    (sum, bytes) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  );
}
