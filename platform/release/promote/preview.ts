import type { LocalRemote, Preview } from '../../../shared/federation/channel.ts';
import { previewHandle } from '../../registry/index.ts';
import { osUser } from '../actor.ts';
import { ReleaseError } from '../release-error.ts';
import { mustPassGate } from '../gate/gate.ts';
import { liveSetFor } from '../gate/live/read-live-set.ts';
import { publishedBuild } from '../publish/release-folder.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { liveRemoteOf, mustBeRemote, readPromotable } from './promotable-release.ts';
import { mustNameOnce, type Promotion } from './promote.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface PreviewOptions extends SmokeTestOptions {
  /** How long it lasts, or until when. */
  readonly hours: number | Date;
  /** By default the user who runs this process. */
  readonly actor?: string | undefined;
  /** The team whose token was used, if it is made over HTTP: it may end it. */
  readonly team?: string | undefined;
  /** Skips the smoke test. */
  readonly force?: boolean | undefined;
  /** A remote that comes from the machine of the developer who looks at it. */
  readonly localhost?: LocalRemote | undefined;
  /** Handle of the sign-in that makes it for its own browser. */
  readonly chosenBy?: string | undefined;
}

/** A preview that was made, or with a dry run one that could be. */
export interface PreviewResult {
  readonly id: string | null;
  readonly expiresAt: string;
}

export interface CreatedPreview {
  /** Who opens a page with `?preview=<id>` sees the preview from then on. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/**
 * Makes published releases visible to those who have the link, in place of the live ones; the channel does not change. They pass the
 * same checks as for a promotion. A release has no fallback here: who looks at it wants to see it fail.
 */
export async function createPreview(
  store: ReleaseStore,
  releases: readonly Pick<Promotion, 'name' | 'version'>[],
  wanted: PreviewOptions,
): Promise<CreatedPreview> {
  const { actor = osUser(), team, localhost, chosenBy } = wanted;
  const { remotes, expiresAt } = await checkPreview(store, releases, wanted);
  const preview = await store.previews.create({
    ...{ createdBy: actor, ...(team !== undefined && { team }), remotes, expiresAt },
    ...{ ...(localhost && { localhost }), ...(chosenBy !== undefined && { chosenBy }) },
  });
  // From now on 'gc' keeps them; before, it may have removed one.
  for (const { name, version } of releases) await readPromotable(store, name, version);
  return { id: preview.id, expiresAt: preview.expiresAt };
}

/** All that making a preview does before it writes it. */
export async function checkPreview(
  store: ReleaseStore,
  releases: readonly Pick<Promotion, 'name' | 'version'>[],
  { hours, force = false, localhost, ...options }: PreviewOptions,
): Promise<{ readonly remotes: Preview['remotes']; readonly expiresAt: Date }> {
  mustNameOnce(releases);
  releases.forEach(({ name }) => mustBeRemote(name));
  const files: ReleaseFile[] = [];
  for (const { name, version } of releases) files.push(await readPromotable(store, name, version));
  const remotes = Object.fromEntries(files.map((release) => [release.name, liveRemoteOf(release)]));
  const before = await store.channel.read();
  const { shell } = before;
  const seen = { ...before.remotes, ...remotes };
  mustNotOverlap({ ...seen, ...(localhost && { [localhost.name]: localhost }) });
  const builds = files.map((release) => publishedBuild(store.folder, release));
  for (const build of builds) {
    // A preview falls back to nothing, and no page has been opened with it.
    await mustPassGate(
      build,
      await liveSetFor(store, build.release, { remotes: seen, shell, before, held: false }),
    );
  }
  if (!force) await smokeTest(store, builds, { ...options, purpose: 'preview' });
  const expiresAt = hours instanceof Date ? hours : new Date(Date.now() + hours * 3_600_000);
  return { remotes, expiresAt };
}

/** A preview without the id, which shows it to who knows it. */
export interface ListedPreview {
  /** Names it where it is ended. */
  readonly handle: string;
  readonly releases: readonly Pick<Promotion, 'name' | 'version'>[];
  /** It signs a developer in, and shows no releases. */
  readonly developer?: boolean | undefined;
  readonly createdBy: string;
  readonly team?: string | undefined;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** The previews that can be seen, oldest first. */
export async function listPreviews(store: ReleaseStore): Promise<readonly ListedPreview[]> {
  return (await activePreviews(store)).map(listed);
}

/** Ends a preview at once; returns it. Rejects with a ReleaseError when there is none with this handle. */
export async function endPreview(store: ReleaseStore, handle: string): Promise<ListedPreview> {
  const active = await activePreviews(store);
  const preview = active.find(({ id }) => previewHandle(id) === handle);
  if (!preview) throw new ReleaseError(noPreview(handle));
  // With a sign-in goes what its browser has chosen.
  const chosen = active.filter(({ chosenBy }) => chosenBy === handle);
  for (const one of chosen) await store.previews.end(one);
  return listed(await store.previews.end(preview));
}

export const noPreview = (handle: string): string =>
  `There is no preview '${handle}', or not any more: 'npm run release -- previews' shows them.`;

const activePreviews = async (store: ReleaseStore): Promise<readonly Preview[]> =>
  (await store.previews.list())
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** What a preview shows in place of what is live. */
const releasesOf = ({ remotes, localhost }: Preview): ListedPreview['releases'] => [
  ...Object.entries(remotes).map(([name, { version }]) => ({ name, version })),
  ...(localhost ? [{ name: localhost.name, version: `localhost:${String(localhost.port)}` }] : []),
];

const listed = (preview: Preview): ListedPreview => {
  const { id, createdBy, team, createdAt, expiresAt, developer } = preview;
  return {
    ...{ handle: previewHandle(id), releases: releasesOf(preview), ...(developer && { developer }) },
    ...{ createdBy, ...(team !== undefined && { team }), createdAt, expiresAt },
  };
};
