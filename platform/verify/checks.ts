import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../webpack/ensure-built.ts';
import { checkLock, type Lock } from './check-lock.ts';
import { outcome, type Outcome } from './runners/outcome.ts';
import { root, runNode } from './runners/run-tool.ts';
import { runJest, runPlaywright, runWorkshop } from './runners/run-tests.ts';
import type { Change, Scope } from './scope.ts';

export type Check = {
  readonly name: string;
  /** Checks that must pass before this one can run. */
  readonly needs?: readonly string[];
  /** Uses one core only: runs concurrently with the checks that use all cores. */
  readonly singleCore?: true;
  readonly run: (signal?: AbortSignal) => Outcome | Promise<Outcome>;
};

const tool = (name: string, args: readonly string[]): Check => ({
  name,
  singleCore: true,
  run: async () => {
    const { ok, output } = await runNode(name, args);
    return outcome(ok, '', output);
  },
});

/** Every check of the repository, or what a change within some remotes can break. */
export const checksOf = (scope: Scope): readonly Check[] =>
  scope === 'everything' ? everything : within(scope);

const prettier = (files: readonly string[]) =>
  tool('format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...files,
  ]);
const eslint = (files: readonly string[]) =>
  tool('lint', [
    'node_modules/eslint/bin/eslint.js',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.cache/eslint/',
    ...files,
  ]);
const types = tool('types', ['node_modules/typescript/bin/tsc', '-b']);
const build: Check = {
  name: 'build',
  run: async (signal) => {
    const { built, fresh } = await ensureBuilt(undefined, { ...(signal && { signal }) });
    return outcome(true, `${built.length} built, ${fresh.length} fresh`);
  },
};
const journeys = (args: readonly string[]): Check => ({
  name: 'journeys',
  needs: ['build'],
  run: () => runPlaywright('journeys', 'e2e/playwright.config.ts', args),
});

const everything: readonly Check[] = [
  {
    name: 'lock',
    run: () => {
      const problems = checkLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
      return outcome(problems.length === 0, '', problems.join('\n'));
    },
  },
  prettier(['.']),
  types,
  eslint(['.']),
  { name: 'tests', run: () => runJest() },
  build,
  { name: 'workshop', run: runWorkshop },
  journeys([]),
  // They break the store on purpose: journeys against the same store would fail.
  {
    name: 'resilience',
    needs: ['build'],
    run: () => runPlaywright('resilience', 'e2e/resilience/playwright.config.ts'),
  },
];

/**
 * The journeys of some remotes, and the search engine checks, which take seconds. Without the slow phone, whose journeys take as
 * long as all the others.
 */
const journeysOf = (folders: readonly string[]) =>
  journeys([
    ...['desktop', 'phone', 'checks'].map((name) => `--project=${name}`),
    ...folders.map((folder) => `journeys/${folder}/`),
    'checks/search-engines',
  ]);

function within({ files, remotes }: Change): readonly Check[] {
  const left = files.filter((file) => existsSync(join(root, file)));
  const sources = left.filter((file) => /\.tsx?$/.test(file));
  // A test of the platform compares the documents with the settings.
  const documents = files.some((file) => file.endsWith('.md'));
  return [
    ...(left.length > 0 ? [prettier(left)] : []),
    ...(remotes.length > 0 ? [types] : []),
    ...(sources.length > 0 ? [eslint(sources)] : []),
    { name: 'tests', run: () => runJest([...remotes, ...(documents ? ['platform'] : [])]) },
    ...(remotes.length > 0 ? [build, journeysOf(remotes)] : []),
  ];
}
