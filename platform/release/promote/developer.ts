import type { Choice, Choices } from '../../../shared/federation/developer.ts';
import type { Preview } from '../../../shared/federation/channel.ts';
import { previewHandle } from '../../registry/index.ts';
import { osUser } from '../actor.ts';
import { list } from '../list.ts';
import { ReleaseError } from '../release-error.ts';
import { liveShell } from './live-shell.ts';
import { createPreview, type CreatedPreview } from './preview.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface SignInOptions {
  readonly hours: number;
  /** By default the user who runs this process. */
  readonly actor?: string | undefined;
  /** The team whose token was used, if it is made over HTTP. */
  readonly team?: string | undefined;
}

/** Most published versions of a remote that a developer chooses from: the newest. */
const maxPublished = 30;

/** Makes a link that gives the browser in which it is opened the developer panel. It shows the same releases as to everybody. */
export async function createSignIn(
  store: ReleaseStore,
  { hours, actor = osUser(), team }: SignInOptions,
): Promise<CreatedPreview> {
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const preview = await store.previews.create({
    ...{ createdBy: actor, ...(team !== undefined && { team }), expiresAt },
    ...{ remotes: {}, developer: true },
  });
  return { id: preview.id, expiresAt: preview.expiresAt };
}

/** The preview with this id, unless it has ended. */
export async function activePreview(
  store: ReleaseStore,
  id: string | undefined,
): Promise<Preview | undefined> {
  return id === undefined ? undefined : store.previews.find(id);
}

/** What a browser may choose from, and what it has chosen. */
export async function choicesFor(
  store: ReleaseStore,
  signIn: Preview,
  chosen: Preview | undefined,
): Promise<Choices> {
  const { revision, remotes, canaries } = await store.channel.read();
  const published = (await list(store)).filter(({ name }) => name !== 'shell');
  const names = new Set([...Object.keys(remotes), ...published.map(({ name }) => name)]);
  const ownerOf = await owners(store);
  const shell = (await liveShell(store))?.release;
  if (!shell) throw new ReleaseError('No shell is published: start the store first.');
  const { version, hostApi, brings } = shell;
  return {
    revision,
    shell: { version, hostApi, brings, owner: ownerOf(null) },
    remotes: Object.fromEntries(
      [...names].sort().map((name) => [
        name,
        {
          live: remotes[name]?.version ?? null,
          canary: canaries?.[name]?.release.version ?? null,
          published: published
            .flatMap((one) => (one.name === name ? one.version : []))
            .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
            .slice(0, maxPublished),
          owner: ownerOf(name),
        },
      ]),
    ),
    chosen: {
      remotes: Object.fromEntries(
        Object.entries(chosen?.remotes ?? {}).map(([name, release]) => [name, release.version]),
      ),
      localhost: chosen?.localhost ?? null,
    },
    expiresAt: signIn.expiresAt,
  };
}

/**
 * Makes the preview that a developer has chosen. It lasts no longer than the sign-in. Its releases are not run before: who looks at
 * them wants to see them fail. A choice that is not kept takes the place of the one before, which needs no worker any more.
 */
export async function choose(
  store: ReleaseStore,
  signIn: Preview,
  { remotes, localhost, keep }: Choice,
): Promise<CreatedPreview> {
  const releases = Object.entries(remotes).map(([name, version]) => ({ name, version }));
  if (releases.length === 0 && !localhost) {
    throw new ReleaseError('Nothing is chosen: without a preview every page is what shoppers get.');
  }
  if (localhost && Object.hasOwn(remotes, localhost.name)) {
    throw new ReleaseError(`${localhost.name} is chosen twice: as a release and at localhost.`);
  }
  const chosenBy = previewHandle(signIn.id);
  const { createdBy: actor, team, expiresAt } = signIn;
  const created = await createPreview(store, releases, {
    ...{ hours: new Date(expiresAt), actor, team, force: true },
    ...{ localhost: localhost ?? undefined, chosenBy: keep ? undefined : chosenBy },
  });
  if (!keep) await endChoices(store, signIn, created.id);
  return created;
}

/** Ends what the browser of a sign-in has chosen, so that nothing is kept ready for it; links that were copied stay. */
export async function endChoices(store: ReleaseStore, signIn: Preview, but?: string): Promise<void> {
  const chosenBy = previewHandle(signIn.id);
  for (const one of await store.previews.list()) {
    const ends = one.chosenBy === chosenBy && one.id !== but && Date.parse(one.expiresAt) > Date.now();
    if (ends) await store.previews.end(one);
  }
}

/** Says which teams' tokens are for a remote; null: for all of them, and the shell. */
async function owners(store: ReleaseStore): Promise<(name: string | null) => string | null> {
  const tokens = await store.tokens.list();
  return (name) => {
    const theirs = tokens.filter(({ remotes }) =>
      name === null ? remotes === null : remotes?.includes(name) === true,
    );
    return theirs.length === 0 ? null : [...new Set(theirs.map(({ team }) => team))].join(', ');
  };
}
