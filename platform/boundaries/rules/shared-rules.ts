import type { ImportRule } from './import-rule.ts';
import { noAdminCalls, noAxios, noClassicZod, noRouter, styled } from './patterns.ts';

export const sharedModules = [
  'kernel',
  'contract',
  'paths',
  'routing',
  'theme',
  'http',
  'ui',
  'events',
  'storage',
  'state',
  'consent',
  'federation',
  'blocks',
] as const;

/** Layers of shared, lowest first; a module may import only the modules in its list. */
const mayImport: Readonly<Record<(typeof sharedModules)[number], readonly string[]>> = {
  kernel: [],
  contract: ['kernel'],
  paths: [],
  routing: ['kernel', 'contract'],
  theme: ['kernel'],
  http: ['kernel', 'contract'],
  ui: ['kernel', 'routing', 'theme'],
  events: ['kernel', 'contract'],
  storage: [],
  state: ['kernel', 'contract', 'http', 'events', 'storage'],
  consent: ['kernel', 'contract', 'storage'],
  federation: ['contract', 'paths', 'routing'],
  blocks: sharedModules.slice(0, sharedModules.indexOf('blocks')),
};

export const sharedRules = (): ImportRule[] =>
  sharedModules.map((module): ImportRule => {
    const closed = [...sharedModules, 'mocks', 'testing', 'demo'].filter(
      (other) => other !== module && !mayImport[module].includes(other),
    );
    return {
      files: [`shared/${module}/**/*.ts`, `shared/${module}/**/*.tsx`],
      ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
      patterns: [
        {
          regex: `(^@ritual/shared/|^(\\.\\./)+)(${closed.join('|')})(/|$)`,
          message: `shared/${module} may import ${mayImport[module].join(', ') || 'no other module'} only: modules build on those below them. Move the needed code down, or the importing code up.`,
        },
        {
          regex: '(^@ritual/|^(\\.\\./)+)(shell|mfe-[a-z-]+|api|platform|e2e)(/|$)',
          message:
            'All packages import shared, and shared imports none of them: code that only one package needs belongs in that package.',
        },
        ...(module === 'routing' || module === 'federation' ? [] : [noRouter]),
        ...(module === 'http' ? [] : [noAxios]),
        noClassicZod,
        ...(module === 'contract' ? [] : [noAdminCalls]),
        ...(module === 'contract' || module === 'kernel' || module === 'paths'
          ? [
              {
                regex: '^(react|react-dom|styled-components|zustand|axios|node:)',
                message: `shared/${module} runs in browsers, servers and tests alike: no React, DOM or Node in it.`,
              },
            ]
          : []),
      ],
      paths: [styled],
    };
  });

/** `folders`: those of the remotes. */
export const storyRule = (folders: readonly string[]): ImportRule => ({
  files: ['shared/**/*.stories.tsx', 'shell/src/**/*.stories.tsx'],
  patterns: [
    {
      regex: `(^@ritual/|^(\\.\\./)+)(${folders.join('|')}|api|platform|e2e|workshop)(/|$)`,
      message: 'A story shows the component beside it and may import the modules of shared only.',
    },
    noRouter,
    noAxios,
  ],
  paths: [styled],
});
