/**
 * Which package may import which. The lint configuration is generated from this list, and a test checks every import of the
 * repository against it, so that a new folder is covered from its first file.
 */
import type { RemoteDefinition } from '../../remotes.ts';
import { apiRules } from './api-rules.ts';
import type { ImportRule } from './import-rule.ts';
import { remoteRules } from './remote-rules.ts';
import { sharedRules, storyRule } from './shared-rules.ts';
import { shellRules } from './shell-rules.ts';

export { sharedModules } from './shared-rules.ts';

/** Import rules for all packages, generated from the list of remotes. */
export function importRules(remotes: readonly RemoteDefinition[]): ImportRule[] {
  const folders = remotes.map(({ folder }) => folder);
  return [
    ...remoteRules(folders),
    ...sharedRules(),
    storyRule(folders),
    ...shellRules(folders),
    ...apiRules(folders),
  ];
}
