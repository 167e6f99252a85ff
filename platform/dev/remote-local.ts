import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { BuildablePackage } from '../webpack/packages.ts';
import { remoteWebConfig } from '../webpack/configurations/remote.ts';

/** A remote as the pages of a store load it from its developer's machine: as released, but for development and with fast refresh. */
export function remoteLocalConfig(pkg: BuildablePackage, version: string): Configuration {
  const config = remoteWebConfig(pkg, { version, mode: 'development', local: true });
  return {
    ...config,
    // Two remotes in one page keep their components apart by this name.
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: pkg.name })],
  };
}
