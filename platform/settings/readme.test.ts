import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { settingsTable } from './table.ts';

const readme = new URL('../../README.md', import.meta.url);

test("the README's table of settings is the schema's (print it with `node platform/settings/print.ts`)", () => {
  expect(existsSync(readme)).toBe(true);
  // Formatting pads the columns; the words are what counts.
  const words = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');
  expect(words(readFileSync(readme, 'utf8')).replaceAll('| --- | --- | --- |', '|---|---|---|')).toContain(
    words(settingsTable()),
  );
});
