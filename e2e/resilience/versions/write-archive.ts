// node e2e/resilience/versions/write-archive.ts: archives today's builds (`npm run build`) as those of today's host API. To be
// run with the last commit before a new minor version of it, so that later shells and remotes are tested beside them.
import { hostApiVersion } from '@ritual/shared/federation/host-api';
import { buildable, distOf } from '@ritual/platform/webpack';
import { writeArchive } from './archive.ts';

writeArchive(
  hostApiVersion,
  Object.fromEntries(buildable.map((pkg) => [pkg.name, distOf(pkg, 'production')])),
);
console.log(`Archived ${String(buildable.length)} builds of host API ${hostApiVersion}.`);
