import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { settingsTable } from './table.ts';

const page = new URL('../../docs/settings.md', import.meta.url);

test("the table of docs/settings.md is the schema's (print it with `node platform/settings/print.ts`)", () => {
  expect(existsSync(page)).toBe(true);
  // Formatting pads the columns; the words are what counts.
  const words = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');
  expect(words(readFileSync(page, 'utf8')).replaceAll('| --- | --- | --- |', '|---|---|---|')).toContain(
    words(settingsTable()),
  );
});
