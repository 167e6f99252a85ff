// Builds one package for browser and server: `node platform/webpack/build.ts mfe-catalog`.
import { buildAndTell } from './build-and-tell.ts';
import { packageNamed } from './packages.ts';

const name = process.argv[2];
try {
  if (!name) throw new Error('Say what to build: node platform/webpack/build.ts mfe-catalog');
  await buildAndTell(packageNamed(name));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
