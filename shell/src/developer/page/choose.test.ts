import { expect, test } from '@jest/globals';
import type { Choices, LocalRelease } from '@ritual/shared/federation/developer';
import { choiceWith, versionsOf } from './choose.ts';

const local: LocalRelease = {
  ...{ name: 'catalog', port: 5174, version: '1.0.0-localhost', prefixes: ['/'], slots: [] },
  ...{ hostApi: '1.0', store: 'https://store.example' },
};
const { hostApi: _hostApi, store: _store, ...described } = local;
const choices = (chosen: Choices['chosen']): Choices => ({
  ...{ revision: 1, shell: { version: '1.0.0', owner: null }, chosen, expiresAt: '' },
  remotes: {
    catalog: { live: '1.0.0', canary: '1.1.0', published: ['1.2.0', '1.1.0', '1.0.0'], owner: null },
    sample: { live: null, canary: null, published: ['0.1.0'], owner: null },
  },
});
const nothing = { remotes: {}, localhost: null };
const both = { remotes: { content: '2.0.0', catalog: '1.1.0' }, localhost: null };

test.each([
  ['a version', nothing, { version: '1.2.0' }, { remotes: { catalog: '1.2.0' }, localhost: null }],
  ['the live one', both, { version: '' }, { remotes: { content: '2.0.0' }, localhost: null }],
  ['localhost', both, { localhost: local }, { remotes: { content: '2.0.0' }, localhost: described }],
  [
    'a version instead of localhost',
    { remotes: {}, localhost: described },
    { version: '1.2.0' },
    { remotes: { catalog: '1.2.0' }, localhost: null },
  ],
])('%s is chosen, and what was chosen of other remotes stays', (_what, chosen, wanted, choice) => {
  expect(choiceWith(choices(chosen), 'catalog', wanted)).toEqual(choice);
});

test('another remote at localhost stays when a version is chosen, and gives way to this one at localhost', () => {
  const elsewhere = { ...described, name: 'content' };
  const chosen = { remotes: {}, localhost: elsewhere };
  expect(choiceWith(choices(chosen), 'catalog', { version: '1.2.0' }).localhost).toEqual(elsewhere);
  expect(choiceWith(choices(chosen), 'catalog', { localhost: local }).localhost).toEqual(described);
});

test('live and canary come first, each once', () => {
  expect(versionsOf(choices(nothing), 'catalog')).toEqual([
    { value: '', text: 'Live 1.0.0' },
    { value: '1.1.0', text: 'Canary 1.1.0' },
    { value: '1.2.0', text: '1.2.0' },
  ]);
  expect(versionsOf(choices(nothing), 'sample')[0]).toEqual({ value: '', text: 'Not live' });
});
