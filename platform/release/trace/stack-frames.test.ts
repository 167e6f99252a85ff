import { expect, test } from '@jest/globals';
import { framesIn, withSources } from './stack-frames.ts';

test.each([
  [
    '    at h (https://store.example/releases/catalog/0.1.0-3f2a9c1b/home.1a2b.js:1:2345)',
    { name: 'catalog', version: '0.1.0-3f2a9c1b', position: { file: 'home.1a2b.js', line: 1, column: 2345 } },
  ],
  [
    'h@http://localhost:3000/releases/cart-checkout/1.0.0/remoteEntry.js:2:10',
    { name: 'cart-checkout', version: '1.0.0', position: { file: 'remoteEntry.js', line: 2, column: 10 } },
  ],
  [
    '    at http://localhost:3000/releases/catalog/0.1.0-a/home.js?again=2:1:7',
    { name: 'catalog', version: '0.1.0-a', position: { file: 'home.js', line: 1, column: 7 } },
  ],
  [
    '    at async start (http://localhost:3000/shell/0.1.0-s/main.js:1:99)',
    { name: 'shell', version: '0.1.0-s', position: { file: 'main.js', line: 1, column: 99 } },
  ],
  [
    '    at render (/srv/store/.data/releases/content/0.1.0-c/node/server.cjs:120:15)',
    { name: 'content', version: '0.1.0-c', position: { file: 'node/server.cjs', line: 120, column: 15 } },
  ],
])('%s leads into a release', (line, frame) => {
  expect(framesIn(line)).toMatchObject([frame]);
});

test.each([
  '    at run (https://store.example/other/script.js:1:2)',
  '    at node:internal/process/task_queues:95:5',
  'https://store.example/releases/catalog/0.1.0-a/../../../secrets/token.js:1:2',
  'https://store.example/releases/catalog/0.1.0-a/.maps/home.js:1:2',
])('%s leads into none', (line) => {
  expect(framesIn(line)).toEqual([]);
});

test('addresses are replaced by places in the sources; what is not known stays', () => {
  const text = [
    'TypeError: x is undefined',
    '    at a (http://localhost/releases/catalog/0.1.0-a/home.js:1:7)',
    '    at b (http://localhost/releases/catalog/0.1.0-a/gone.js:1:8)',
    '    at http://localhost/releases/catalog/0.1.0-a/home.js:1:9',
  ].join('\n');
  const [first, second, third] = framesIn(text);
  if (!first || !second || !third) throw new Error('Three frames are in the text.');
  const at = { source: 'mfe-catalog/src/home.tsx', line: 12, column: 3, name: 'Home' };
  expect(
    withSources(text, [
      { frame: first, at },
      { frame: second, at: null },
      { frame: third, at: { ...at, line: 14, name: null } },
    ]).split('\n'),
  ).toEqual([
    'TypeError: x is undefined',
    '    at a (mfe-catalog/src/home.tsx:12:3 Home)',
    '    at b (http://localhost/releases/catalog/0.1.0-a/gone.js:1:8)',
    '    at mfe-catalog/src/home.tsx:14:3',
  ]);
});
