import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contractSchema, typesFile } from '../../contract/contract.ts';
import { liveReleases, shellName } from '../../registry/index.ts';
import { liveShell } from '../promote/live-shell.ts';
import { readPublished } from '../publish/read-published.ts';
import { namePattern } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** It names a file. */
const name = z.string().regex(namePattern);

/** What a release gives and takes: the types of its slots and events. */
const statedSchema = z.object({
  version: z.string(),
  /** Hash of the `.d.ts` file with the same types. */
  integrity: contractSchema.shape.types,
  ...contractSchema.pick({ slots: true, events: true }).shape,
});
export type StatedTypes = z.infer<typeof statedSchema>;

/** The types of what was live at a revision; of the live shell where the revision does not name one. */
export const releasedTypesSchema = z.object({
  revision: z.int().nonnegative(),
  releases: z.record(name, z.object({ ...statedSchema.shape, text: z.string() })),
  /** Releases from before there were contracts. */
  without: z.array(z.string()),
});
export type ReleasedTypes = z.infer<typeof releasedTypesSchema>;

/** What a team's checkout keeps beside the files: it says which types its code was written for. */
export const pinSchema = z.object({
  schema: z.literal(1),
  revision: z.int().nonnegative(),
  releases: z.record(name, statedSchema),
});
export type TypesPin = z.infer<typeof pinSchema>;

/** The types of a revision, by default of what is live. Rejects with a ReleaseError when it is not known or its files are gone. */
export async function releasedTypes(store: ReleaseStore, wanted?: number): Promise<ReleasedTypes> {
  const channel = await store.channel.read();
  const { revision } = channel;
  const live: Readonly<Record<string, { readonly version: string }>> | undefined =
    wanted === undefined || wanted === revision
      ? liveReleases(channel)
      : (await store.channel.history()).find((one) => one.revision === wanted)?.live;
  if (!live) {
    throw new ReleaseError(
      `There is no revision ${String(wanted)}: 'npm run release -- history' lists them, and without --revision the types are those of what is live.`,
    );
  }
  const shell = live[shellName] ? undefined : (await liveShell(store))?.release;
  const versions = [
    ...Object.entries(live).map(([name, { version }]) => [name, version] as const),
    ...(shell ? [[shell.name, shell.version] as const] : []),
  ];
  const releases: ReleasedTypes['releases'] = {};
  const without: string[] = [];
  for (const [name, version] of versions) {
    const { folder, release } = await readPublished(store, name, version);
    if (!release.contract) {
      without.push(name);
      continue;
    }
    const { slots, events, types: integrity } = release.contract;
    const text = readFileSync(path.join(folder, typesFile), 'utf8');
    releases[name] = { version, integrity, slots, events, text };
  }
  return { revision: wanted ?? revision, releases, without };
}
