import os from 'node:os';
import path from 'node:path';
import {
  fromRoot,
  parseFields,
  portOf,
  publicUrlOf,
  readTrustProxy,
  releaseStorageNames,
  releaseStorageOf,
} from '@ritual/platform/settings';

export type ServerSettings = ReturnType<typeof readSettings>;

/** Reads the settings of the shell's server. Throws SettingsError, with a sentence for each mistake. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = parseFields(env, [
    ...(['PORT', 'HOST', 'API_PORT', 'ASSET_PORT', 'API_ORIGIN', 'ASSET_ORIGIN', 'PUBLIC_URL'] as const),
    ...(['REGISTRY_PORT', 'REGISTRY_ORIGIN'] as const),
    ...(['DATA_DIR', 'LOG_LEVEL', 'PAGE_CACHE', 'RENDER_WORKERS', 'RENDER_WORKER_MEMORY'] as const),
    ...(['TRUST_PROXY', 'SHELL_DIST', 'LIVE_RELOAD', 'REPORT_SECRET'] as const),
    ...releaseStorageNames,
  ]);
  const local = (port: number) => `http://localhost:${String(port)}`;
  const dataDir = fromRoot(values.DATA_DIR);
  const build = values.LIVE_RELOAD ? 'node_modules/.cache/dev/shell' : 'shell/dist';
  return {
    port: values.PORT,
    host: values.HOST,
    apiOrigin: originOf(values.API_ORIGIN ?? local(portOf(values, 'API_PORT'))),
    assetOrigin: originOf(values.ASSET_ORIGIN ?? local(portOf(values, 'ASSET_PORT'))),
    registryOrigin: originOf(values.REGISTRY_ORIGIN ?? local(portOf(values, 'REGISTRY_PORT'))),
    publicOrigin: originOf(publicUrlOf(values)),
    dataDir,
    /** Where releases are kept beside it. */
    releaseStorage: releaseStorageOf(values),
    releases: path.join(dataDir, 'releases'),
    shellDist: fromRoot(values.SHELL_DIST ?? build),
    /** The shell in that folder is used whatever the channel says: it is named, or the watcher's. */
    ownShell: values.SHELL_DIST !== undefined || values.LIVE_RELOAD,
    workers: values.RENDER_WORKERS ?? Math.max(1, Math.min(4, os.availableParallelism() - 1)),
    workerMemory: values.RENDER_WORKER_MEMORY,
    cacheBytes: values.PAGE_CACHE * 1_000_000,
    logLevel: values.LOG_LEVEL,
    /** null: not set, no proxy is trusted. */
    trustProxy: values.TRUST_PROXY === undefined ? null : readTrustProxy(values.TRUST_PROXY),
    liveReload: values.LIVE_RELOAD,
    /** null: pages report nothing. */
    reportSecret: values.REPORT_SECRET ?? null,
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
