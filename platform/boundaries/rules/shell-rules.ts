import type { ImportRule } from './import-rule.ts';
import { noAdminCalls, noAxios, noClassicZod, noTestTools, styled } from './patterns.ts';

/** The shell knows no remote at build time. `folders`: those of the remotes. */
export const shellRules = (folders: readonly string[]): ImportRule[] => [
  {
    files: ['shell/src/**/*.ts', 'shell/src/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    patterns: [
      {
        regex: `(^@ritual/|^(\\.\\./)+)(${folders.join('|')})(/|$)`,
        message:
          'The shell knows no remote at build time: it loads what the channel document names, in src/federation.',
      },
      {
        regex: '(^@ritual/|^(\\.\\./)+)(api|platform|e2e)(/|$)',
        message: 'The page opens @ritual/shared only.',
      },
      noTestTools,
      noAxios,
      noClassicZod,
      noAdminCalls,
    ],
    paths: [styled],
  },
  {
    files: ['shell/src/**/*.ts', 'shell/src/**/*.tsx'],
    ignores: ['shell/src/federation/**', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    patterns: [
      {
        regex: `(^@ritual/|^(\\.\\./)+)(${folders.join('|')}|api|platform|e2e)(/|$)`,
        message: 'The shell knows no remote at build time and opens @ritual/shared only.',
      },
      { regex: '^@module-federation/', message: 'Only shell/src/federation knows that remotes exist.' },
      noTestTools,
      noAxios,
      noClassicZod,
      noAdminCalls,
    ],
    paths: [styled],
  },
];
