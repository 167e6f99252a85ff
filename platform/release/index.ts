export { abortCanary, completeCanary, startCanary, stepCanary } from './canary/index.ts';
export { list } from './list.ts';
export { promote, promoteAll } from './promote/promote.ts';
export { rollback } from './promote/rollback.ts';
export { rollbackTo } from './promote/rollback-to.ts';
export { publish } from './publish/publish.ts';
export { startReleases } from './local-builds/start-releases.ts';
export { publishLocal } from './local-builds/publish-local.ts';
export { ReleaseError } from './release-error.ts';
