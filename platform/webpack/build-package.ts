import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { describeBuild, type Built } from './plugins/describe-build.ts';
import { buildVersion } from './input-hash.ts';
import { distOf, type BuildablePackage } from './packages.ts';
import { remoteNodeConfig, remoteWebConfig } from './configurations/remote.ts';
import { shellDeveloperConfig } from './configurations/shell-developer.ts';
import { shellNodeConfig, shellWebConfig } from './configurations/shell.ts';

export function configsFor(
  pkg: BuildablePackage,
  mode: 'production' | 'development',
): { version: string; configs: readonly [Configuration, Configuration, Configuration?] } {
  const version = buildVersion(pkg, mode);
  const options = { version, mode };
  const configs = pkg.remote
    ? ([remoteWebConfig(pkg, options), remoteNodeConfig(pkg, options)] as const)
    : ([
        shellWebConfig(pkg, options),
        shellNodeConfig(pkg, options),
        shellDeveloperConfig(pkg, options),
      ] as const);
  return { version, configs };
}

/** Builds a package for the browser and for Node into its `dist` folder and writes `release.json` there. */
export async function buildPackage(
  pkg: BuildablePackage,
  mode: 'production' | 'development' = 'production',
): Promise<Built> {
  const { version, configs } = configsFor(pkg, mode);
  // What is left of an older build does not count as built when this one fails.
  rmSync(path.join(distOf(pkg, mode), 'release.json'), { force: true });
  const [web, node, developer] = await Promise.all([
    run(configs[0]),
    run(configs[1]),
    configs[2] && run(configs[2]),
  ]);
  return describeBuild(pkg, version, { web, node, developer }, mode);
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failure = error ?? closing;
        if (failure) reject(failure instanceof Error ? failure : new Error(String(failure)));
        else if (!stats) reject(new Error('webpack gave no result.'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}
