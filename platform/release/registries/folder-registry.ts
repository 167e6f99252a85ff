import { channelStore, liveReleases } from '../../registry/index.ts';
import { abortCanary, completeCanary, startCanary, stepCanary } from '../canary/index.ts';
import { describeRelease } from '../describe-release.ts';
import { ReportsUnavailable, type Reports } from '../../release-watch/reports-client.ts';
import { readHealth } from '../health.ts';
import { list } from '../list.ts';
import { checkBuild } from '../promote/check-build.ts';
import type { ChannelChange } from '../promote/change-channel.ts';
import { createPreview, endPreview, listPreviews } from '../promote/preview.ts';
import { createSignIn } from '../promote/developer.ts';
import { promoteAll } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { rollbackTo } from '../promote/rollback-to.ts';
import { filesOf } from '../publish/build-files.ts';
import { mustBePublishable } from '../gate/gate.ts';
import { buildIn } from '../publish/build.ts';
import { isPublished, publish } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { releasedTypes } from '../types/released-types.ts';
import { tracePositions } from '../trace/trace-positions.ts';
import { ReleaseError } from '../release-error.ts';
import type { ChangeRequest, ChangeResult, ReleaseRegistry } from './release-registry.ts';

/** The registry in a store's data folder. `reports`: where the API tells what pages have reported. */
export function folderRegistry(dataDir: string, reports?: Reports): ReleaseRegistry {
  const store = channelStore(dataDir);
  return {
    location: dataDir,
    publish: async (dist) => {
      const build = buildIn(dist);
      if (!isPublished(dataDir, build.release)) await mustBePublishable(build);
      const { release, alreadyThere } = publish(dist, dataDir);
      return { name: release.name, version: release.version, alreadyThere };
    },
    list: async () => Promise.resolve(list(dataDir)),
    release: async (name, version) => Promise.resolve(describeRelease(dataDir, name, version)),
    trace: async (name, version, positions) =>
      Promise.resolve(tracePositions(dataDir, name, version, positions)),
    check: (wanted) => checkBuild(dataDir, wanted),
    download: async (name, version) => Promise.resolve(filesOf(readPublished(dataDir, name, version))),
    types: async (revision) => Promise.resolve(releasedTypes(dataDir, revision)),
    channel: async () => Promise.resolve(store.read()),
    history: async () => Promise.resolve(store.history()),
    health: async (days) => {
      if (!reports) throw new ReportsUnavailable('What pages have reported is not known here.');
      return readHealth(dataDir, reports, days);
    },
    promote: async (releases, request) => resultOf(await promoteAll(dataDir, releases, request), request),
    canary: {
      start: async (canary, request) => resultOf(await startCanary(dataDir, canary, request), request),
      step: async (remote, step, request) =>
        resultOf(await stepCanary(dataDir, remote, step, request), request),
      complete: async (remote, request) => resultOf(await completeCanary(dataDir, remote, request), request),
      abort: async (remote, request) => resultOf(await abortCanary(dataDir, remote, request), request),
    },
    preview: ({ releases, ...options }) => createPreview(dataDir, releases, options),
    developer: async (options) => Promise.resolve(createSignIn(dataDir, options)),
    previews: async () => Promise.resolve(listPreviews(dataDir)),
    endPreview: async (handle) => Promise.resolve(endPreview(dataDir, handle)),
    rollback: async ({ remotes, to, ...request }) => {
      if (to === undefined) {
        if (remotes.length === 0) throw new ReleaseError('All remotes are rolled back to a revision only.');
        return resultOf(await rollback(dataDir, remotes, request), request);
      }
      const change = await rollbackTo(dataDir, to, remotes, request);
      const { revision, at } = change.target;
      return { ...resultOf(change, request), target: { revision, at } };
    },
  };
}

function resultOf(change: ChannelChange, { dryRun = false }: ChangeRequest): ChangeResult {
  const { revision, changes, canaryChanges } = change;
  const live = liveReleases(change);
  const withFallback = changes.map((one) => ({
    ...one,
    fallback: live[one.remote]?.previous?.version ?? null,
  }));
  return { revision, dryRun, changes: withFallback, canaryChanges };
}
