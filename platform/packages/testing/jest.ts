import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

const resolved = (name: string) => fileURLToPath(import.meta.resolve(name));

const swc: [string, Record<string, unknown>] = [
  resolved('@swc/jest'),
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

/** ESM mode: what Jest runs is what Node and webpack run; nothing of node_modules is transformed. */
export const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.[jt]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
} satisfies Config;

/** Tests that render pages, against mocks; one that writes to the console fails. */
export const pageTests = {
  ...common,
  testEnvironment: resolved('jest-fixed-jsdom'),
  setupFilesAfterEnv: ['@ritual/shared/testing/setup-page'],
} satisfies Config;

/** Settings of a whole run. */
export const runSettings = {
  // As many as there are cores: Jest's own default leaves one to watch.
  maxWorkers: '100%',
  // Modules of a finished file are not always freed; a worker that has grown is replaced before it reaches the limit of Node's heap.
  workerIdleMemoryLimit: '1.5GB',
  // Shared machines are slow at times: a test fails for what it finds, not for how long it took.
  testTimeout: 60_000,
} satisfies Config;

/** The whole configuration of a remote in a repository of its own: its tests stand beside the sources. */
export const remoteTests = { ...runSettings, ...pageTests, roots: ['<rootDir>/src'] } satisfies Config;
