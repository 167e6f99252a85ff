// Builds one package for browser and server: `node platform/webpack/build.ts mfe-catalog`.
import { buildPackage } from './build-package.ts';
import { packageNamed } from './packages.ts';

const name = process.argv[2];
if (!name) {
  console.error('Say what to build: node platform/webpack/build.ts mfe-catalog');
  process.exit(1);
}
try {
  const started = performance.now();
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const { release, bytes } = await buildPackage(packageNamed(name), mode);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const entry = bytes[release.entry];
  const size = entry === undefined ? '' : `, entry ${(entry / 1000).toFixed(1)} KB compressed`;
  console.log(`${release.name} ${release.version} built in ${seconds} s${size}`);
} catch (error) {
  console.error(`${name} could not be built.\n${(error as Error).message}`);
  process.exit(1);
}
