import { expect, test } from '@jest/globals';
import { hostApiVersion, hostModules, type HostModule } from './host-api.ts';
import { requiredHostApi } from './required-host-api.ts';

const modules: Readonly<Record<string, HostModule>> = {
  react: { range: '^19.2.0', members: { '1.0': ['useState'] } },
  'react/jsx-runtime': { range: '^19.2.0', members: { '1.0': ['jsx'] } },
  '@ritual/shared/state': { members: { '1.0': ['useCart'], '1.2': ['useWishlist'], '1.10': ['useRecent'] } },
};
const use = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([module, members]) => [module, new Set(members)]));

test.each([
  [{}, { hostApi: '1.0', requires: {} }],
  [
    { react: ['useState'], 'react/jsx-runtime': ['jsx'] },
    { hostApi: '1.0', requires: { react: '^19.2.0' } },
  ],
  [{ '@ritual/shared/state': ['useCart'] }, { hostApi: '1.0', requires: {} }],
  [{ '@ritual/shared/state': ['useCart', 'useWishlist'] }, { hostApi: '1.2', requires: {} }],
  [{ '@ritual/shared/state': ['useWishlist', 'useRecent'] }, { hostApi: '1.10', requires: {} }],
])('a remote that imports %j requires %j', (imports, required) => {
  expect(requiredHostApi(use(imports), modules)).toEqual(required);
});

/**
 * Releases of other teams rely on every line of this list. A member that is missing here was removed or renamed, which breaks
 * them: keep it. A new one belongs to a new minor version, never to one that has been released.
 */
test('nothing was taken from a version of the host API, and nothing added to one that is released', () => {
  const byVersion: Record<string, string[]> = {};
  for (const [request, { members }] of Object.entries(hostModules)) {
    for (const [version, names] of Object.entries(members)) {
      (byVersion[version] ??= []).push(`${request}: ${[...names].sort().join(', ')}`);
    }
  }
  expect(byVersion).toMatchSnapshot();
  expect(hostApiVersion).toBe('1.2');
});
