export { sourceRule } from './configurations/base.ts';
export { buildPackage } from './build-package.ts';
export { buildVersion } from './input-hash.ts';
export { ensureBuilt } from './ensure-built.ts';
export { buildable, distOf, packageNamed, remotePackage, shellPackage } from './packages.ts';
export type { BuildablePackage, Mode } from './packages.ts';
