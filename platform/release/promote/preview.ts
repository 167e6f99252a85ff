import { channelStore, previewStore } from '../../registry/index.ts';
import { osUser } from '../actor.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { liveRemoteOf, readPromotable } from './promotable-release.ts';
import { mustNameOnce, type Promotion } from './promote.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';

export interface PreviewOptions extends SmokeTestOptions {
  readonly hours: number;
  /** By default the user who runs this process. */
  readonly actor?: string | undefined;
  /** Skips the smoke test. */
  readonly force?: boolean | undefined;
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
  dataDir: string,
  releases: readonly Pick<Promotion, 'name' | 'version'>[],
  { hours, actor = osUser(), force = false, ...options }: PreviewOptions,
): Promise<CreatedPreview> {
  mustNameOnce(releases);
  const files = releases.map(({ name, version }): ReleaseFile => readPromotable(dataDir, name, version));
  const remotes = Object.fromEntries(files.map((release) => [release.name, liveRemoteOf(release)]));
  mustNotOverlap({ ...channelStore(dataDir).read().remotes, ...remotes });
  if (!force) await smokeTest(dataDir, files, { ...options, queue: 'preview' });
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const preview = previewStore(dataDir).create({ createdBy: actor, remotes, expiresAt });
  // From now on 'prune' keeps them; before, it may have removed one.
  for (const { name, version } of releases) readPromotable(dataDir, name, version);
  return { id: preview.id, expiresAt: preview.expiresAt };
}
