import type { ImportPattern, ImportRule } from './import-rule.ts';
import { indexEntryPoint } from './patterns.ts';

/** The API imports no page, and its modules use each other by their entry points. `folders`: those of the remotes. */
export function apiRules(folders: readonly string[]): ImportRule[] {
  const apiPatterns: ImportPattern[] = [
    {
      regex: '^@ritual/shared/(?!contract(/endpoints)?$|kernel$|demo$|paths$)',
      message:
        'The API may import contract, kernel, paths (for links in mails) and demo (for the seed): the other modules are for pages.',
    },
    {
      regex: '^@ritual/platform/(?!(pictures|settings|registry-client|release-watch|staff-pass)$)',
      message:
        'Of the platform the API may import `pictures`, `settings`, `registry-client` (for the Storefront page), `release-watch` (what served pages report) and `staff-pass` (who sees the shop before it opens) only: the rest builds and starts the store.',
    },
    {
      regex: `(^@ritual/|^(\\.\\./)+)(${folders.join('|')}|shell|e2e|stripe-sandbox)(/|$)`,
      message:
        'The API must not import pages or the payment sandbox: the sandbox is reached over HTTP, like Stripe.',
    },
    indexEntryPoint,
  ];

  return [
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
