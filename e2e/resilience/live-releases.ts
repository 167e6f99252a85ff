import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { promote, publish, rollback } from '@ritual/platform/release';
import { nextBuild, type BuildChanges } from '../store/next-release.ts';
import { runningStore } from '../store/running-store.ts';
import { folderStore } from '@ritual/platform/release-store';

/** Publishes a build of the content remote that differs from the live release. */
export async function publishContent(version: string, changes: BuildChanges): Promise<void> {
  const { dataDir } = runningStore();
  const dist = await nextBuild(dataDir, 'content', version, changes);
  await publish(dist, folderStore(dataDir));
  rmSync(dist, { recursive: true });
}

/** Makes a published release live; resolves with the revision. With `force` it is not tried first. */
export async function promoteContent(version: string, { force = false } = {}): Promise<number> {
  const options = { force, reason: 'A resilience test.' };
  return (await promote(folderStore(runningStore().dataDir), 'content', version, options)).revision;
}

/** Makes the release before live again. */
export async function rollbackContent(): Promise<void> {
  const { revision } = await rollback(folderStore(runningStore().dataDir), 'content', { force: true });
  await untilRendered(revision);
}

/**
 * Writes a version of the content remote into the channel document as an edit by hand would, with the live release as its fallback:
 * nothing is checked, the version need not be published. Resolves with how to undo it.
 */
export async function nameInChannel(version: string): Promise<() => Promise<void>> {
  const { dataDir } = runningStore();
  const channel = folderStore(dataDir).channel;
  const { revision, remotes, canaries } = await channel.read();
  const { content: live } = remotes;
  if (!live) throw new Error('No release of content is live.');
  const folder = `releases/content/${version}/`;
  const file = path.join(dataDir, folder, 'release.json');
  const described = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<typeof live>) : {};
  const content = { ...live, ...described, version, base: `/${folder}`, previous: live };
  const note = { action: 'promote', actor: 'somebody' } as const;
  const written = await channel.compareAndSet(revision, { remotes: { ...remotes, content }, canaries }, note);
  await untilRendered(written.revision);
  return async () => {
    const before = await channel.compareAndSet(written.revision, { remotes, canaries }, note);
    await untilRendered(before.revision);
  };
}

/** Waits until the store renders pages with this revision. */
export async function untilRendered(revision: number): Promise<void> {
  const rendered = async () => {
    const answer = await fetch(`${runningStore().url}/healthz`);
    return ((await answer.json()) as { readonly revision: number }).revision;
  };
  await expect.poll(rendered, { timeout: 60_000 }).toBe(revision);
}
