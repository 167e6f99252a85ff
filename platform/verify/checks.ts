import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from '../webpack/ensure-built.ts';
import { checkLock, type Lock } from './check-lock.ts';
import { ofTests, outcome, playwrightCounts, skipped, type Outcome } from './outcome.ts';
import { logs, root, runNode } from './run-tool.ts';

export type Check = {
  readonly name: string;
  /** Checks without which this one says nothing. */
  readonly needs?: readonly string[];
  readonly run: () => Outcome | Promise<Outcome>;
};

const tool = (name: string, args: readonly string[]): Check => ({
  name,
  run: async () => {
    const { ok, output } = await runNode(name, args);
    return outcome(ok, '', output);
  },
});

/** Cheap ones first: whoever made a slip hears of it soon. */
export const checks: readonly Check[] = [
  {
    name: 'lock',
    run: () => {
      const problems = checkLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
      return outcome(problems.length === 0, '', problems.join('\n'));
    },
  },
  tool('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  tool('lint', [
    'node_modules/eslint/bin/eslint.js',
    ...['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '.'],
  ]),
  tool('types', ['node_modules/typescript/bin/tsc', '-b']),
  { name: 'tests', run: runJest },
  {
    name: 'build',
    run: async () => {
      const { built, fresh } = await ensureBuilt();
      return outcome(true, `${built.length} built, ${fresh.length} fresh`);
    },
  },
  { name: 'workshop', run: runWorkshop },
  { name: 'journeys', needs: ['build'], run: () => runPlaywright('journeys', 'e2e/playwright.config.ts') },
];

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
};

async function runJest(): Promise<Outcome> {
  mkdirSync(logs, { recursive: true });
  const report = join(logs, 'jest.json');
  rmSync(report, { force: true });
  const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const { ok, output } = await runNode('tests', [...args, '--json', `--outputFile=${report}`]);
  if (!existsSync(report)) return outcome(false, 'Jest made no report', output);
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as JestReport;
  return ofTests(ok, numPassedTests, numFailedTests + numRuntimeErrorTestSuites, numPendingTests, output);
}

/** Builds the component workshop and looks at every story in it. */
async function runWorkshop(): Promise<Outcome> {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-c', 'workshop'];
  const { ok, output } = await runNode('workshop-build', [...args, '-o', 'workshop/dist', '--test']);
  if (!ok) return outcome(false, 'not built', output);
  return runPlaywright('workshop', 'e2e/workshop/playwright.config.ts');
}

async function runPlaywright(name: string, config: string): Promise<Outcome> {
  const chromium = findChromium();
  if (chromium === null) {
    const sentence = 'no Chromium: install it, or set CHROMIUM_PATH to one';
    return process.env['CI'] ? outcome(false, sentence, sentence) : skipped(sentence);
  }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', config];
  const { ok, output } = await runNode(name, args, { CHROMIUM_PATH: chromium });
  const { passed, failed, left } = playwrightCounts(output);
  return ofTests(ok, passed, failed, left, output);
}

/** The browser for journeys and stories: `CHROMIUM_PATH`, or one that the machine has. */
function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    '/usr/bin/chromium',
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}
