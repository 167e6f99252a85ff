import type { ImportPattern, ImportRule } from './import-rule.ts';
import { noAdminCalls, noAxios, noClassicZod, noRouter, noTestTools, styled } from './patterns.ts';

/** Each remote may import shared, and no other package. `folders`: those of the remotes. */
export const remoteRules = (folders: readonly string[]): ImportRule[] =>
  folders.flatMap((folder): ImportRule[] => {
    const others = [...folders.filter((name) => name !== folder), 'shell', 'api', 'platform', 'e2e'];
    const patterns: ImportPattern[] = [
      {
        regex: `(^@ritual/|^(\\.\\./)+)(${others.join('|')})(/|$)`,
        message: `${folder} is released separately and may import @ritual/shared only. Put code that two packages need into a module of shared; communicate with other packages through an event or a slot.`,
      },
      {
        regex: '^(\\.\\./)+shared(/|$)',
        message: 'Import the entry points of @ritual/shared, not its files.',
      },
      noRouter,
      noAxios,
      noClassicZod,
    ];
    const admin = [`${folder}/src/admin/**`, `${folder}/src/pages/admin/**`];
    return [
      {
        files: [`${folder}/src/**/*.ts`, `${folder}/src/**/*.tsx`],
        ignores: [
          `${folder}/src/**/*.test.ts`,
          `${folder}/src/**/*.test.tsx`,
          `${folder}/src/**/*.stories.tsx`,
          `${folder}/src/standalone.tsx`,
          ...admin,
        ],
        patterns: [...patterns, noTestTools, noAdminCalls],
        paths: [styled],
      },
      {
        files: admin.flatMap((part) => [`${part}/*.ts`, `${part}/*.tsx`]),
        ignores: admin.flatMap((part) => [`${part}/*.test.ts`, `${part}/*.test.tsx`]),
        patterns: [...patterns, noTestTools],
        paths: [styled],
      },
      {
        files: [
          `${folder}/src/**/*.test.ts`,
          `${folder}/src/**/*.test.tsx`,
          `${folder}/src/**/*.stories.tsx`,
          `${folder}/src/standalone.tsx`,
        ],
        patterns,
        paths: [styled],
      },
    ];
  });
