import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { remotes } from './platform/remotes.ts';
import { importRules } from './platform/boundaries/rules/index.ts';
import { ritual } from './platform/lint/index.ts';

const restrict = (patterns, paths = []) => ({
  'no-restricted-imports': [
    'error',
    { paths, patterns: patterns.map(({ regex, message }) => ({ regex, message })) },
  ],
});

const guardedStorage = ['localStorage', 'sessionStorage'];
const storageDoor =
  'Use `browserStorage` or `tabStorage` of @ritual/shared/storage: they live with browsers that refuse storage.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      '.nx/**',
      'playwright-report/**',
      'test-results/**',
      'screens/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { 'react-hooks': reactHooks, ritual },
    languageOptions: {
      // One program of all packages: what they share is read once, which halves the time.
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'ritual/escape-reason': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Jest's and Node's test callbacks, event handlers and route objects may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Loaders throw Responses: that is the router's way to answer with a status.
      '@typescript-eslint/only-throw-error': 'off',
      'no-alert': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Use a named export: one name for a thing everywhere. Only tools that ask get a default.',
        },
      ],
    },
  },
  {
    // Tools that ask for a default export.
    files: [
      '**/*.d.ts',
      '**/*.config.ts',
      '**/jest-global-*.ts',
      'e2e/store/{global,journeys}-setup.ts',
      'e2e/screens/{store,contact-sheet}.ts',
      'e2e/workshop/global-setup.ts',
      'workshop/*',
      '**/*.stories.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**/*.ts', '**/testing/**/*.tsx'],
    rules: {
      // `expect(object.method)` and Jest's `any` matchers.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // What is drawn takes its values from shared/theme. Escapes are CSS comments with a reason: /* raw: … */
    files: [
      'shared/{ui,blocks,federation}/**/*.{ts,tsx}',
      'shell/src/**/*.{ts,tsx}',
      'mfe-*/src/**/*.{ts,tsx}',
    ],
    // The admin area's own colors, lengths and type: its tokens are defined there, as the shop's are in shared/theme.
    ignores: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.stories.tsx',
      '**/testing/**',
      'mfe-account/src/admin/theme/{roles,measures,text}.ts',
    ],
    rules: { 'ritual/token-guard': 'error' },
  },
  {
    // Browsers that block all cookies throw where storage is only named.
    files: ['shared/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'shared/testing/**', 'shared/storage/**'],
    rules: {
      'no-restricted-globals': ['error', ...guardedStorage.map((name) => ({ name, message: storageDoor }))],
      'no-restricted-properties': [
        'error',
        ...guardedStorage.map((property) => ({ property, message: storageDoor })),
      ],
    },
  },
  {
    // Playwright's fixtures hand a value on by a function that they call `use`.
    files: ['e2e/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  ...importRules(remotes).map(({ files, ignores = [], patterns, paths }) => ({
    files,
    ignores,
    rules: restrict(patterns, paths),
  })),
);
