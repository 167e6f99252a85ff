import { liveReleases } from '../../registry/index.ts';
import { abortCanary, completeCanary, startCanary, stepCanary } from '../canary/index.ts';
import { describeRelease } from '../describe-release.ts';
import { ReportsUnavailable, type Reports } from '../../release-watch/reports-client.ts';
import { readHealth } from '../health.ts';
import { list } from '../list.ts';
import { checkBuild } from '../promote/check-build.ts';
import type { ChannelChange } from '../promote/change-channel.ts';
import { checkPreview, createPreview, endPreview, listPreviews } from '../promote/preview.ts';
import { createSignIn } from '../promote/developer.ts';
import { promoteAll } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { rollbackTo } from '../promote/rollback-to.ts';
import { filesOf } from '../publish/build-files.ts';
import { mustBePublishable } from '../gate/gate.ts';
import { buildIn, verifyFiles } from '../publish/build.ts';
import { mustBeShareable } from '../publish/shared-files.ts';
import { isPublished, publish } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { releasedTypes } from '../types/released-types.ts';
import { tracePositions } from '../trace/trace-positions.ts';
import { ReleaseError } from '../release-error.ts';
import type { ChangeRequest, ChangeResult, ReleaseRegistry } from './release-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The registry of a store, without HTTP. `reports`: where the API tells what pages have reported. */
export function storeRegistry(store: ReleaseStore, reports?: Reports): ReleaseRegistry {
  return {
    location: store.location,
    publish: async (dist, { dryRun = false } = {}) => {
      const build = buildIn(dist);
      if (!(await isPublished(store, build.release))) await mustBePublishable(build);
      if (dryRun) {
        verifyFiles(build);
        mustBeShareable(build.release, store.folder);
        const { name, version } = build.release;
        return { name, version, alreadyThere: await isPublished(store, build.release) };
      }
      const { release, alreadyThere } = await publish(dist, store);
      return { name: release.name, version: release.version, alreadyThere };
    },
    list: () => list(store),
    release: (name, version) => describeRelease(store, name, version),
    trace: (name, version, positions) => tracePositions(store, name, version, positions),
    check: (wanted, beside) => checkBuild(store, wanted, { beside }),
    download: async (name, version) => filesOf(await readPublished(store, name, version)),
    types: (revision) => releasedTypes(store, revision),
    channel: store.channel.read,
    history: store.channel.history,
    health: async (days) => {
      if (!reports) throw new ReportsUnavailable('What pages have reported is not known here.');
      return readHealth(store, reports, days);
    },
    promote: async (releases, request) => resultOf(await promoteAll(store, releases, request), request),
    canary: {
      start: async (canary, request) => resultOf(await startCanary(store, canary, request), request),
      step: async (remote, step, request) =>
        resultOf(await stepCanary(store, remote, step, request), request),
      complete: async (remote, request) => resultOf(await completeCanary(store, remote, request), request),
      abort: async (remote, request) => resultOf(await abortCanary(store, remote, request), request),
    },
    preview: async ({ releases, dryRun = false, ...options }) => {
      if (!dryRun) return createPreview(store, releases, options);
      const { expiresAt } = await checkPreview(store, releases, options);
      return { id: null, expiresAt: expiresAt.toISOString() };
    },
    developer: (options) => createSignIn(store, options),
    previews: () => listPreviews(store),
    endPreview: (handle) => endPreview(store, handle),
    rollback: async ({ remotes, to, ...request }) => {
      if (to === undefined) {
        if (remotes.length === 0) throw new ReleaseError('All remotes are rolled back to a revision only.');
        return resultOf(await rollback(store, remotes, request), request);
      }
      const change = await rollbackTo(store, to, remotes, request);
      const { revision, at } = change.target;
      return { ...resultOf(change, request), target: { revision, at } };
    },
  };
}

function resultOf(change: ChannelChange, { dryRun = false }: ChangeRequest): ChangeResult {
  const { revision, changes, canaryChanges, note } = change;
  const live = liveReleases(change);
  const withFallback = changes.map((one) => ({
    ...one,
    fallback: live[one.remote]?.previous?.version ?? null,
  }));
  return { revision, dryRun, changes: withFallback, canaryChanges, ...(note !== undefined && { note }) };
}
