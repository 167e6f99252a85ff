import { expect, test } from '@jest/globals';
import { incompatibility } from './compatibility.ts';

const shell = { hostApi: '1.1', brings: { react: '19.3.1', 'styled-components': '6.6.0' } };

test.each([
  [{ hostApi: '1.1', requires: { react: '^19.2.0', 'styled-components': '^6.6.0' } }, undefined],
  [{ hostApi: '1.0', requires: { react: '^19.2.0' } }, undefined],
  [{ hostApi: '1.0' }, undefined],
  [
    { hostApi: '1.2' },
    'asks for host API 1.2, the shell provides 1.1: promote a shell that has it, or build the release without what is new',
  ],
  [
    { hostApi: '2.0' },
    'asks for host API 2.0, the shell provides 1.1: promote a shell that has it, or build the release without what is new',
  ],
  [{}, 'was built before version 1.0 of the host API: build and publish it again'],
  [{ hostApi: '1.0', requires: { react: '^20.0.0' } }, 'asks for react ^20.0.0, the shell brings 19.3.1'],
  [{ hostApi: '1.0', requires: { react: '^19.4.0' } }, 'asks for react ^19.4.0, the shell brings 19.3.1'],
  [{ hostApi: '1.0', requires: { vue: '^3.0.0' } }, 'asks for vue, which the shell does not share'],
])('a release that asks for %j: %s', (needs, answer) => {
  expect(incompatibility(needs, shell)).toBe(answer);
});

test('a shell from before 1.0 runs no release that asks for it', () => {
  expect(incompatibility({ hostApi: '1.0' }, { brings: shell.brings })).toBe(
    'asks for host API 1.0, the shell was built before 1.0: build it again and promote it',
  );
});
