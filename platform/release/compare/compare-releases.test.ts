import { expect, test } from '@jest/globals';
import { compareReleases, describeDifferences } from './compare-releases.ts';

const release = { hostApi: '1.0', requires: { react: '^19.2.0' }, prefixes: ['/', '/product'], slots: [] };

test('releases that ask for the same and take the same do not differ', () => {
  const differences = compareReleases(release, { ...release, requires: { react: '^19.2.0' } });
  expect(differences).toEqual({
    ...{ hostApi: null, packages: [] },
    ...{ prefixes: { added: [], removed: [] }, slots: { added: [], removed: [] } },
  });
  expect(describeDifferences(differences)).toEqual([]);
});

test('what a release asks for and takes is compared in both directions', () => {
  const next = {
    ...{ hostApi: '1.1', requires: { react: '^19.3.0', 'styled-components': '^6.0.0' } },
    ...{ prefixes: ['/', '/gift-guide'], slots: ['cart-sidebar'] },
  };
  expect(describeDifferences(compareReleases(release, next))).toEqual([
    'host API: 1.0 → 1.1',
    'react: ^19.2.0 → ^19.3.0',
    'styled-components: none → ^6.0.0',
    'prefix added: /gift-guide',
    'prefix removed: /product',
    'slot added: cart-sidebar',
  ]);
  expect(describeDifferences(compareReleases(next, release))).toContain('slot removed: cart-sidebar');
});

test('beside nothing that is live everything is new, and afterwards everything is gone', () => {
  expect(describeDifferences(compareReleases(undefined, release))).toEqual([
    'host API: none → 1.0',
    'react: none → ^19.2.0',
    'prefix added: /',
    'prefix added: /product',
  ]);
  expect(compareReleases(release, undefined).prefixes.removed).toEqual(['/', '/product']);
});
