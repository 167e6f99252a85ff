import { buildPackage } from './build-package.ts';
import type { BuildablePackage } from './packages.ts';

/** Builds a package, for development when NODE_ENV says so, and says how that went. */
export async function buildAndTell(pkg: BuildablePackage): Promise<void> {
  try {
    const started = performance.now();
    const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
    const { release, bytes } = await buildPackage(pkg, mode);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const entry = bytes[release.entry];
    const size = entry === undefined ? '' : `, entry ${(entry / 1000).toFixed(1)} KB compressed`;
    console.log(`${release.name} ${release.version} built in ${seconds} s${size}`);
  } catch (error) {
    throw new Error(`${pkg.name} could not be built.\n${(error as Error).message}`, { cause: error });
  }
}
