import { expect, test } from '@jest/globals';
import { scopeOf } from './scope.ts';

test('a change within remotes checks only those remotes, also together with documents', () => {
  const files = ['README.md', 'mfe-catalog/README.md', 'mfe-catalog/src/routes.tsx'];
  expect(scopeOf(files)).toEqual({ files, remotes: ['mfe-catalog'] });
  expect(scopeOf(['docs/privacy.md'])).toEqual({ files: ['docs/privacy.md'], remotes: [] });
});

test.each([
  'shared/kernel/pricing/money.ts',
  'shell/src/startup/entry.tsx',
  'package.json',
  'e2e/browser.ts',
])('%s is used by all parts: everything is checked', (file) =>
  expect(scopeOf(['mfe-catalog/src/routes.tsx', file])).toBe('everything'),
);
