// One project per package, so that each can run alone (`npm run unit -- --selectProjects shared`).
import { common, pageTests, runSettings } from './platform/packages/testing/jest.ts';
import { remotes } from './platform/remotes.ts';

const page = (name) => ({
  ...pageTests,
  displayName: name,
  rootDir: name,
});

const node = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/../shared/testing/setup-node.ts'],
});

export default {
  ...runSettings,
  projects: [
    page('shared'),
    { ...page('shell'), testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/shell/server/'] },
    {
      ...node('shell/server'),
      displayName: 'shell-server',
      setupFilesAfterEnv: ['<rootDir>/../../shared/testing/setup-node.ts'],
      globalSetup: '<rootDir>/../../platform/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/../../platform/database/jest-global-teardown.ts',
    },
    ...remotes.map(({ folder }) => page(folder)),
    {
      ...node('api'),
      globalSetup: '<rootDir>/../platform/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/../platform/database/jest-global-teardown.ts',
    },
    {
      ...node('platform'),
      globalSetup: '<rootDir>/../platform/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/../platform/database/jest-global-teardown.ts',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/platform/new-remote/template/'],
    },
    { ...page('platform/new-remote/template'), displayName: 'new-remote' },
  ],
};
