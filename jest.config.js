// One project per package, so that each can run alone (`npm run unit -- --selectProjects shared`).
// ESM mode: what Jest runs is what Node and webpack run; nothing of node_modules is transformed.
import { remotes } from './platform/remotes.ts';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.[jt]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const page = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../shared/testing/setup-page.ts'],
});

const node = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/../shared/testing/setup-node.ts'],
});

export default {
  // As many as there are cores: Jest's own default leaves one to watch.
  maxWorkers: '100%',
  // Shared machines are slow at times: a test fails for what it finds, not for how long it took.
  testTimeout: 60_000,
  projects: [
    page('shared'),
    { ...page('shell'), testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/shell/server/'] },
    {
      ...node('shell/server'),
      displayName: 'shell-server',
      setupFilesAfterEnv: ['<rootDir>/../../shared/testing/setup-node.ts'],
    },
    ...remotes.map(({ folder }) => page(folder)),
    {
      ...node('api'),
      globalSetup: '<rootDir>/../platform/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/../platform/database/jest-global-teardown.ts',
    },
    {
      ...node('platform'),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/platform/new-remote/template/'],
    },
    {
      ...page('platform/new-remote/template'),
      displayName: 'new-remote',
      setupFilesAfterEnv: ['<rootDir>/../../../shared/testing/setup-page.ts'],
    },
  ],
};
