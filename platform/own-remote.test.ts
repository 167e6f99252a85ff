import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ownRemote } from './own-remote.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const described = (text: string) => writeFileSync(path.join(folder, 'package.json'), text);

test('a remote elsewhere is described by its package.json', () => {
  const ritual = { name: 'gift-guide', devPort: 3100, prefixes: ['/gift-guide'], slots: ['product-card'] };
  described(JSON.stringify({ version: '1.0.0', ritual }));
  expect(ownRemote(folder)).toEqual({ ...ritual, folder: path.basename(folder) });
});

test.each([
  ['{}', /ritual: .*Write into it "ritual": \{/],
  ['{"ritual":{"name":"Gift","devPort":1,"prefixes":[],"slots":[]}}', /ritual\.name: a name looks like/],
  ['{"ritual":{"name":"gift","devPort":1,"prefixes":["gift"],"slots":[]}}', /ritual\.prefixes\.0: /],
  ['{"ritual":', /cannot be read/],
])('%s is refused with a sentence', (text, sentence) => {
  described(text);
  expect(() => ownRemote(folder)).toThrow(sentence);
});
