import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { newRemote, withDefinition, withReference } from './new-remote.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a new remote has a page, its test, a story, a journey and a pipeline, all under its name', () => {
  const { files, definition } = newRemote('gift-guide', remotes);
  expect(Object.keys(files).sort()).toEqual([
    '.github/workflows/mfe-gift-guide.yml',
    'e2e/journeys/mfe-gift-guide/gift-guide.spec.ts',
    'mfe-gift-guide/README.md',
    'mfe-gift-guide/package.json',
    'mfe-gift-guide/src/pages/gift-guide/cheapest.ts',
    'mfe-gift-guide/src/pages/gift-guide/components/like-button.stories.tsx',
    'mfe-gift-guide/src/pages/gift-guide/components/like-button.tsx',
    'mfe-gift-guide/src/pages/gift-guide/gift-guide.page.test.tsx',
    'mfe-gift-guide/src/pages/gift-guide/gift-guide.page.tsx',
    'mfe-gift-guide/src/remote.ts',
    'mfe-gift-guide/src/routes.tsx',
    'mfe-gift-guide/src/standalone.tsx',
    'mfe-gift-guide/tsconfig.json',
  ]);
  expect(Object.values(files).join('')).not.toMatch(
    /sample|Sample|3099|\.\.\/\.\.\/\.\.\/(tsconfig|node_modules|shared)/,
  );
  expect(files['mfe-gift-guide/src/routes.tsx']).toContain("title: 'Gift guide'");
  expect(definition).toEqual({
    name: 'gift-guide',
    folder: 'mfe-gift-guide',
    devPort: Math.max(...remotes.map(({ devPort }) => devPort)) + 1,
    prefixes: ['/gift-guide'],
    slots: [],
  });
});

test('it is added to the list of remotes and to the packages that are type-checked', () => {
  const { definition } = newRemote('gift-guide', remotes);
  const list = withDefinition(read('platform/remotes.ts'), definition);
  expect(list).toContain("    folder: 'mfe-gift-guide',");
  expect(list.indexOf('gift-guide')).toBeGreaterThan(list.indexOf("name: 'content'"));
  const references = JSON.parse(withReference(read('tsconfig.json'), 'mfe-gift-guide')) as {
    references: readonly { path: string }[];
  };
  expect(references.references).toContainEqual({ path: './mfe-gift-guide' });
});

test.each([
  ['Gift Guide', /no name for a remote/],
  ['content', /a 'content' already/],
  ['shell', /a 'shell' already/],
  ['mfe-gift-guide', /Leave out 'mfe-'.*Write gift-guide\./],
  ['api', /belong to the store itself/],
  ['checkout', /addresses below \/checkout belong to cart-checkout/],
])('%s is refused', (name, sentence) => {
  expect(() => newRemote(name, remotes)).toThrow(sentence);
});
