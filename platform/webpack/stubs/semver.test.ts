import { expect, jest, test } from '@jest/globals';
import * as library from '../../../node_modules/@module-federation/runtime-core/dist/utils/semver/index.js';
// @ts-expect-error -- what takes its place in the browser is plain JavaScript
import * as ours from './semver.mjs';

type Satisfy = (version: string, range: string) => boolean;
const { satisfy } = ours as { readonly satisfy: Satisfy };
const { satisfy: theirs } = library as { readonly satisfy: Satisfy };

const parts = [0, 1, 2, 10];
const versions = parts.flatMap((major) =>
  parts.flatMap((minor) => parts.map((patch) => `${major}.${minor}.${patch}`)),
);

test('answers as the library does, for every caret range and version', () => {
  const differing = versions.flatMap((version) =>
    versions
      .filter((range) => satisfy(version, `^${range}`) !== theirs(version, `^${range}`))
      .map((range) => `${version} in ^${range}`),
  );
  expect(differing).toEqual([]);
  expect(satisfy('1.2.3', '*')).toBe(true);
});

test.each(['>=1.0.0', '1.x', '~1.2.0', '^1.2.0-beta.1'])('%s is not satisfied, and says so', (range) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(satisfy('1.2.3', range)).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining(range));
  said.mockRestore();
});
