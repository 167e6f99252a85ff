import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { settingsTables } from './table.ts';

const page = new URL('../../docs/settings.md', import.meta.url);

test.each(settingsTables().map((table, index) => [index + 1, table] as const))(
  "table %i of docs/settings.md is the schema's (print it with `node platform/settings/print.ts`)",
  (_, table) => {
    expect(existsSync(page)).toBe(true);
    // Formatting pads the columns, so whitespace is ignored.
    const words = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');
    expect(words(readFileSync(page, 'utf8')).replaceAll('| --- | --- | --- |', '|---|---|---|')).toContain(
      words(table),
    );
  },
);
