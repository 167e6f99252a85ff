import webpack from 'webpack';
import type { ReleaseStore } from '../release/store/index.ts';
import { publishLocal } from '../release/local-builds/publish-local.ts';
import { describeBuild, type Builds } from '../webpack/plugins/describe-build.ts';
import { buildable, versionOf, type BuildablePackage } from '../webpack/packages.ts';
import { remoteNodeConfig, remoteWebConfig } from '../webpack/configurations/remote.ts';
import { shellDeveloperConfig } from '../webpack/configurations/shell-developer.ts';
import { shellNodeConfig, shellWebConfig } from '../webpack/configurations/shell.ts';

export interface WatchOptions {
  readonly store: ReleaseStore;
  readonly packages?: readonly BuildablePackage[];
  /** Called after a build has been published; the revision is new for remotes and unchanged for the shell. */
  readonly onRebuilt?: (built: {
    readonly name: string;
    readonly revision: number;
    readonly ms: number;
  }) => void;
  readonly onError?: (failure: { readonly name: string; readonly message: string }) => void;
}

export interface Watching {
  /** Resolves when everything has been built and published once. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds shell and remotes for development, rebuilds on every change, and publishes each build. */
export function watchAll(options: WatchOptions): Watching {
  const { store, packages = buildable } = options;
  // One at a time: the channel is changed by compare-and-set, and with two cores more would not be faster.
  let publishing: Promise<unknown> = Promise.resolve();
  const watchers = packages.map((pkg) =>
    watchPackage(
      pkg,
      (stats, version, started) => {
        publishing = publishing.then(async () => {
          try {
            await describeBuild(pkg, version, stats, 'development');
            const channel = await publishLocal({ store, packages: [pkg], mode: 'development' });
            options.onRebuilt?.({
              name: pkg.name,
              revision: channel.revision,
              ms: performance.now() - started,
            });
          } catch (error) {
            options.onError?.({ name: pkg.name, message: (error as Error).message });
          }
        });
        return publishing;
      },
      (message) => options.onError?.({ name: pkg.name, message }),
    ),
  );
  return {
    ready: Promise.all(watchers.map(({ first }) => first)).then(() => undefined),
    close: async () => {
      await Promise.all(watchers.map(({ close }) => close()));
    },
  };
}

type OnBuilt = (builds: Builds, version: string, started: number) => Promise<unknown>;

function watchPackage(pkg: BuildablePackage, onBuilt: OnBuilt, onError: (message: string) => void) {
  // A build's version is part of its files; the watcher's builds share one version and differ by build time: reverting a change
  // also produces a new build, whose files may differ from the earlier ones.
  const base = `${versionOf(pkg.path)}-dev`;
  const options = { version: base, mode: 'development' as const };
  const configs = pkg.remote
    ? [remoteWebConfig(pkg, options), remoteNodeConfig(pkg, options)]
    : [shellWebConfig(pkg, options), shellNodeConfig(pkg, options), shellDeveloperConfig(pkg, options)];
  const compiler = webpack(configs.map((config) => ({ ...config, stats: 'errors-only' as const })));
  const first = Promise.withResolvers<void>();
  let started = performance.now();
  compiler.hooks.watchRun.tap('watchAll', () => {
    started = performance.now();
  });
  const watching = compiler.watch(
    { aggregateTimeout: 150, ignored: ['**/node_modules/**'] },
    (error, stats) => {
      const [web, node, developer] = stats?.stats ?? [];
      if (error || !web || !node) return onError(error?.message ?? 'webpack gave no result.');
      if (stats?.hasErrors()) return onError(stats.toString({ preset: 'errors-only', colors: false }));
      const version = `${base}.${Date.now().toString(36)}`;
      void onBuilt({ web, node, developer }, version, started).then(() => first.resolve());
    },
  );
  return {
    first: first.promise,
    close: () => new Promise<void>((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}
