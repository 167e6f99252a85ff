import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'e2e/resilience');

const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** What a title is made of: its fixed texts, and in between what is filled in. */
type Title = readonly string[];

/** The titles of the tests in a source; `${…}` of a template is filled in by the test. */
function titlesIn(source: string): Title[] {
  const named = source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  return [...named].map(([, , text = '']) => text.replace(/\\(.)/g, '$1').split(/\$\{[^}]*\}/));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a test has this name: what is filled in has to be a text of a source. */
function isTested(name: string, texts: readonly string[]): boolean {
  return texts.flatMap(titlesIn).some((title) => {
    const filled = new RegExp(`^${title.map(escaped).join('(.+)')}$`).exec(name)?.slice(1);
    return filled?.every((part) =>
      texts.some((text) => ["'", '"', '`'].some((mark) => text.includes(mark + part + mark))),
    );
  });
}

/** The cells of the document's rows. */
const rows = readFileSync(path.join(root, 'docs/failures.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d+ *\|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the table has at least 22 kinds of failures, numbered, and every cell of them says something', () => {
  expect(rows.length).toBeGreaterThanOrEqual(22);
  expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(rows.filter((cells) => cells.length !== 6 || cells.includes(''))).toEqual([]);
});

test.each(rows.map((cells) => cells.at(-1) ?? ''))('there is a test %s', (cell) => {
  const name = /^`(.+)`$/.exec(cell)?.[1] ?? '';
  expect(isTested(name, sources)).toBe(true);
});

test('no two rows are shown by the same test', () => {
  expect(new Set(rows.map((cells) => cells.at(-1))).size).toBe(rows.length);
});

test('a title that no test has would be found', () => {
  const source =
    "const faults = ['hangs']; test(`a script ${fault}`, () => undefined); test('it\\'s whole', f);";
  expect(isTested('a script hangs', [source])).toBe(true);
  expect(isTested("it's whole", [source])).toBe(true);
  expect(isTested('a script is gone', [source])).toBe(false);
  expect(isTested('another', [source])).toBe(false);
});
