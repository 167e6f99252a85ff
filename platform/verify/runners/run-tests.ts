import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { readJestReport } from './jest-report.ts';
import { ofTests, outcome, skipped, type Outcome, type TestCounts } from './outcome.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { logs, root, runNode } from './run-tool.ts';

/** Runs Jest; `projects` are names in jest.config.js; all projects when empty. */
export async function runJest(projects: readonly string[] = []): Promise<Outcome> {
  const report = newReport('jest');
  const { ok, output } = await runNode('tests', [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
  ]);
  return fromReport(ok, report, output, (json) => readJestReport(json, root));
}

/** Builds the component workshop and tests every story. */
export async function runWorkshop(): Promise<Outcome> {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-c', 'workshop'];
  const { ok, output } = await runNode('workshop-build', [...args, '-o', 'workshop/dist', '--test']);
  if (!ok) return outcome(false, 'not built', output);
  return runPlaywright('workshop', 'e2e/workshop/playwright.config.ts');
}

/** Runs Playwright; `args` select tests. */
export async function runPlaywright(
  name: string,
  config: string,
  args: readonly string[] = [],
): Promise<Outcome> {
  const chromium = findChromium();
  if (chromium === null) {
    const sentence = 'no Chromium: install it, or set CHROMIUM_PATH to one';
    return process.env['CI'] ? outcome(false, sentence, sentence) : skipped(sentence);
  }
  const report = newReport(name);
  const { ok, output } = await runNode(
    name,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      config,
      '--reporter=list,json',
      // Playwright empties the output folder, so each run has its own.
      '--output',
      `test-results/${name}`,
      ...args,
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return fromReport(ok, report, output, readPlaywrightReport);
}

function newReport(name: string): string {
  mkdirSync(logs, { recursive: true });
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

function fromReport(
  ok: boolean,
  report: string,
  output: string,
  read: (json: string) => TestCounts,
): Outcome {
  if (!existsSync(report)) return outcome(false, 'no report was made', output);
  try {
    return ofTests(ok, read(readFileSync(report, 'utf8')), output);
  } catch (error) {
    return outcome(false, 'its report cannot be read', `${output}\n${String(error)}`);
  }
}
