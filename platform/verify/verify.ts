// npm test: every check of the repository, in order of cost, with one summary at the end.
// `npm test -- lint types` runs only these.
import pc from 'picocolors';
import { checks } from './checks.ts';
import { outcome, skipped, type Outcome } from './outcome.ts';
import { endTools, logs } from './run-tool.ts';

type Result = Outcome & { readonly name: string; readonly seconds: number };

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
    endTools('SIGTERM');
    console.error('\nThe verification was interrupted.');
    setTimeout(() => {
      endTools('SIGKILL');
      process.exit(130);
    }, 3000);
  });
}

const marks = { passed: pc.green('✓'), failed: pc.red('✗'), skipped: pc.yellow('–') };
const line = ({ state, name, seconds, note }: Result) =>
  `  ${marks[state]} ${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${note}`.trimEnd();

const named = process.argv.slice(2);
const unknown = named.find((name) => !checks.some((check) => check.name === name));
if (unknown) {
  console.error(
    `There is no check '${unknown}'. Choose among: ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const results: Result[] = [];
for (const { name, needs = [], run } of checks.filter(
  (check) => named.length === 0 || named.includes(check.name),
)) {
  const begun = performance.now();
  const missing = needs.find((need) =>
    results.some((result) => result.name === need && result.state === 'failed'),
  );
  const found = missing ? skipped(`not run: ${missing} failed`) : await attempt(run);
  if (interrupted) await new Promise(() => undefined); // the handler above ends us
  const result = { ...found, name, seconds: (performance.now() - begun) / 1000 };
  results.push(result);
  console.log(line(result));
  if (result.state === 'failed') console.log(tail(result.output));
}

const sum = (key: 'passed' | 'failed' | 'seconds') =>
  results.reduce((total, result) => total + result[key], 0);
console.log(`\n${results.map(line).join('\n')}\n`);
console.log(`  ${pc.dim(`${(sum('seconds') / 60).toFixed(1)} minutes; full output in ${logs}`)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function attempt(run: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return outcome(false, '', error instanceof Error ? error.message : String(error));
  }
}

/** The end of a failing tool's output, where tools say what was wrong. */
function tail(output: string): string {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-120).map((text) => `    ${text}`);
  return (lines.length > shown.length ? ['    …', ...shown] : shown).join('\n');
}
