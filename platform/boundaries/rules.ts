/**
 * Which package may import which. The lint configuration is generated from this list, and a test checks every import of the
 * repository against it, so that a new folder is covered from its first file.
 */
import type { RemoteDefinition } from '../remotes.ts';

export interface ImportPattern {
  /** Matched against the import as written. */
  readonly regex: string;
  /** The reason, and where the code belongs instead. */
  readonly message: string;
}

export interface ImportRule {
  readonly files: readonly string[];
  readonly ignores?: readonly string[];
  readonly patterns: readonly ImportPattern[];
  readonly paths: readonly {
    readonly name: string;
    readonly importNames?: readonly string[];
    readonly message: string;
  }[];
}

export const sharedModules = [
  'kernel',
  'contract',
  'routing',
  'theme',
  'http',
  'ui',
  'events',
  'storage',
  'state',
  'consent',
  'blocks',
  'federation',
] as const;

/** Layers of shared, lowest first; a module may import only the modules in its list. */
const mayImport: Readonly<Record<(typeof sharedModules)[number], readonly string[]>> = {
  kernel: [],
  contract: ['kernel'],
  routing: ['kernel', 'contract'],
  theme: ['kernel'],
  http: ['kernel', 'contract', 'routing'],
  ui: ['kernel', 'routing', 'theme'],
  events: ['kernel', 'contract'],
  storage: [],
  state: ['kernel', 'contract', 'http', 'events', 'storage'],
  consent: ['kernel', 'contract', 'storage'],
  blocks: ['kernel', 'contract', 'routing', 'theme', 'http', 'ui', 'events', 'storage', 'state', 'consent'],
  federation: ['kernel', 'contract', 'routing', 'theme', 'http', 'ui', 'events', 'state', 'blocks'],
};

const styled = {
  name: 'styled-components',
  importNames: ['default'],
  message:
    "Write `import { styled } from 'styled-components'`: in native ESM the default export is an object without tags.",
};

const noRouter: ImportPattern = {
  regex: '^react-router(-dom)?(/.*)?$',
  message:
    'Take the router from @ritual/shared/routing: module federation shares that facade, and a name taken elsewhere would bring a second router.',
};

const noTestTools: ImportPattern = {
  regex: '^@ritual/shared/(mocks|testing|demo)',
  message: 'Mocks, demo data and test tools never ship: use them in tests and in standalone.tsx only.',
};

const noAxios: ImportPattern = {
  regex: '^axios',
  message:
    'Calls go through `api` of @ritual/shared/http: it is the only place that handles headers, renewal and errors.',
};

const noClassicZod: ImportPattern = {
  regex: '^zod(/(?!mini$)|$)',
  message:
    "Write `import * as z from 'zod/mini'`: browsers load only the parts of it that are used; zod itself is 15 KB more and contains error messages.",
};

const noAdminCalls: ImportPattern = {
  regex: '^@ritual/shared/contract/(admin-calls|endpoints)$|/contract/(admin/calls/|endpoints\\.ts$)',
  message:
    "Only the pages of administrators (mfe-account/src/pages/admin) make administrators' calls, and only servers and tests know all calls at once: a shopper's script contains only the calls that it makes.",
};

/** Inside of the folder its files are `./<name>.ts`. */
const indexEntryPoint: ImportPattern = {
  regex: '(^|/)inverted-index/(?!index\\.ts$)',
  message:
    'The index of the catalog is used through inverted-index/index.ts alone: sets, postings and words are its own affair.',
};

/** Import rules for all packages, generated from the list of remotes. */
export function importRules(remotes: readonly RemoteDefinition[]): ImportRule[] {
  const folders = remotes.map(({ folder }) => folder);
  const remoteRules = folders.flatMap((folder): ImportRule[] => {
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
    const admin = `${folder}/src/pages/admin/**`;
    return [
      {
        files: [`${folder}/src/**/*.ts`, `${folder}/src/**/*.tsx`],
        ignores: [
          `${folder}/src/**/*.test.ts`,
          `${folder}/src/**/*.test.tsx`,
          `${folder}/src/standalone.tsx`,
          admin,
        ],
        patterns: [...patterns, noTestTools, noAdminCalls],
        paths: [styled],
      },
      {
        files: [`${admin}/*.ts`, `${admin}/*.tsx`],
        ignores: [`${admin}/*.test.ts`, `${admin}/*.test.tsx`],
        patterns: [...patterns, noTestTools],
        paths: [styled],
      },
      {
        files: [`${folder}/src/**/*.test.ts`, `${folder}/src/**/*.test.tsx`, `${folder}/src/standalone.tsx`],
        patterns,
        paths: [styled],
      },
    ];
  });

  const sharedRules = sharedModules.map((module): ImportRule => {
    const closed = [...sharedModules, 'mocks', 'testing', 'demo'].filter(
      (other) => other !== module && !mayImport[module].includes(other),
    );
    return {
      files: [`shared/${module}/**/*.ts`, `shared/${module}/**/*.tsx`],
      ignores: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        'shared/federation/standalone.tsx',
        'shared/federation/standalone/**',
      ],
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
        ...(module === 'contract' || module === 'kernel'
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

  const storyRule: ImportRule = {
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
  };

  const apiPatterns: ImportPattern[] = [
    {
      regex: '^@ritual/shared/(?!contract(/endpoints)?$|kernel$|demo$|routing/paths$)',
      message:
        'The API may import contract, kernel, routing/paths (for links in mails) and demo (for the seed): the other modules are for pages.',
    },
    {
      regex: '^@ritual/platform/(?!(pictures|settings)$)',
      message:
        'Of the platform the API may import `pictures` and `settings` only: the rest builds and starts the store.',
    },
    {
      regex: `(^@ritual/|^(\\.\\./)+)(${folders.join('|')}|shell|e2e|stripe-sandbox)(/|$)`,
      message:
        'The API must not import pages or the payment sandbox: the sandbox is reached over HTTP, like Stripe.',
    },
    indexEntryPoint,
  ];

  return [
    ...remoteRules,
    ...sharedRules,
    storyRule,
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
    { files: ['api/**/*.ts'], patterns: [indexEntryPoint], paths: [] },
    {
      files: ['api/src/**/*.ts'],
      ignores: ['**/*.test.ts', 'api/src/testing/**'],
      patterns: apiPatterns,
      paths: [],
    },
    {
      files: ['api/src/{modules,jobs,plugins}/**/*.ts'],
      ignores: ['**/*.test.ts'],
      patterns: [
        ...apiPatterns,
        {
          regex: '^(\\.\\./)+payments/(?!provider\\.ts$)',
          message:
            'Payment has one port, payments/provider.ts: which provider stands behind it is decided in app.ts.',
        },
      ],
      paths: [],
    },
    {
      files: ['api/src/mail/**/*.ts'],
      ignores: ['**/*.test.ts'],
      patterns: [
        ...apiPatterns,
        {
          regex: '^(\\.\\./)+(db|jobs|modules|payments|plugins)/',
          message: 'A mail is made of plain data: modules give it what to say and write it to the outbox.',
        },
      ],
      paths: [],
    },
  ];
}
