import { expect, test } from '@jest/globals';
import type { Contract } from '../../contract/contract.ts';
import { contractFor } from '../testing/write-build.ts';
import { compareReleases, describeDifferences } from './compare-releases.ts';

const release = { hostApi: '1.0', requires: { react: '^19.2.0' }, prefixes: ['/', '/product'], slots: [] };

test('releases that ask for the same and take the same do not differ', () => {
  const differences = compareReleases(release, { ...release, requires: { react: '^19.2.0' } });
  expect(differences).toEqual({
    ...{ hostApi: null, packages: [] },
    ...{ prefixes: { added: [], removed: [] }, slots: { added: [], removed: [] } },
    contract: null,
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

test('what others see of a release is compared by its contract: pages, slots, events, host API, calls', () => {
  const before = contractFor({
    routes: { node: ['/', '/sale'], web: ['/', '/sale'] },
    slots: { offers: { card: '{ id: number }' }, fills: {} },
    events: { publishes: { 'cart:added': '{ id: number }' }, subscribes: {} },
    hostMembers: { react: ['useState', 'use'] },
    calls: ['GET /api/cart'],
  });
  const after = contractFor({
    routes: { node: ['/', '/gifts'], web: ['/', '/gifts'] },
    slots: { offers: { card: '{ id: string }' }, fills: { rail: '{}' } },
    events: { publishes: {}, subscribes: { 'cart:added': '{}' } },
    hostMembers: { react: ['useState'], 'react-dom': ['flushSync'] },
    calls: ['GET /api/cart', 'GET /api/gifts'],
  });
  const of = (contract: Contract) => ({ ...release, contract });
  expect(describeDifferences(compareReleases(of(before), of(after)))).toEqual([
    'page added: /gifts',
    'page removed: /sale',
    'offered slot with other types: card',
    'filling of slot added: rail',
    'published event removed: cart:added',
    'subscription to event added: cart:added',
    'member of the host API added: flushSync of react-dom',
    'member of the host API removed: use of react',
    'API call added: GET /api/gifts',
  ]);
  expect(describeDifferences(compareReleases(of(before), release))).toEqual([]);
  expect(describeDifferences(compareReleases(undefined, of(before)))).toContain('page added: /sale');
});
