// npm test: every check of the repository, with one summary at the end that lists the failures. `npm test -- lint types` runs
// only these; `npm test -- --changed` only the checks that this branch's changes can break.
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { checksOf } from './checks.ts';
import { endTools, logs } from './runners/run-tool.ts';
import { runChecks, type Result } from './run-checks.ts';
import { changedFiles, scopeOf, type Scope } from './scope.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption.abort();
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

const { scope, named } = readCommand();
const checks = checksOf(scope);
const unknown = named.find((name) => !checks.some((check) => check.name === name));
if (unknown)
  end(`There is no check '${unknown}'. Choose among: ${checks.map(({ name }) => name).join(', ')}.`);

const begun = performance.now();
const results = await runChecks(
  checks.filter(({ name }) => named.length === 0 || named.includes(name)),
  (result) => {
    if (interruption.signal.aborted) return;
    console.log(line(result));
    if (result.state === 'failed') console.log(tail(result.output));
  },
  interruption.signal,
);
// The handler above ends this process.
if (interruption.signal.aborted) await new Promise(() => undefined);

console.log(`\n${results.map(line).join('\n')}\n`);
const minutes = (performance.now() - begun) / 60_000;
console.log(`  ${pc.dim(`${minutes.toFixed(1)} minutes; full output in ${logs}`)}\n`);
for (const result of results) {
  for (const failure of namesOf(result)) console.log(`  ${marks[result.state]} ${result.name}: ${failure}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** Parses the command line; an unknown check is refused with the list of known ones. */
function readCommand(): { readonly scope: Scope; readonly named: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean' }, since: { type: 'string' } },
      allowPositionals: true,
    });
    if (!values.changed && values.since === undefined) return { scope: 'everything', named: positionals };
    const { from, files } = changedFiles(values.since);
    if (files.length === 0) {
      console.log(`Nothing has changed since ${from}: there is nothing to check.`);
      process.exit(0);
    }
    const found = scopeOf(files);
    const extent =
      found === 'everything' ? 'all parts use them, everything is checked' : found.remotes.join(', ');
    console.log(`  ${String(files.length)} files differ from ${from}: ${extent || 'documents only'}`);
    return { scope: found, named: positionals };
  } catch (error) {
    return end(
      `${error instanceof Error ? error.message : String(error)}\n` +
        'Use: npm test [-- [--changed] [--since <revision>] [check …]]',
    );
  }
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Names of failed or skipped tests of a check; for a tool without tests its last line. */
function namesOf({ name, state, note, failures, output }: Result): readonly string[] {
  if (failures.length > 0) return failures;
  if (state === 'passed') return [];
  const said = output
    .split('\n')
    .filter((text) => text.trim() !== '' && !text.startsWith(`${name} ended with`));
  return [note || (said.at(-1)?.trim() ?? `failed without a word: see ${logs}`)];
}

/** The end of a failing tool's output, where tools print the error. */
function tail(output: string): string {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-120).map((text) => `    ${text}`);
  return (lines.length > shown.length ? ['    …', ...shown] : shown).join('\n');
}
