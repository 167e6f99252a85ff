export { list } from './list.ts';
export { promote, promoteAll, rollback } from './promote.ts';
export { publish } from './publish.ts';
export { publishLocal } from './publish-local.ts';
export { ReleaseError } from './release-error.ts';
