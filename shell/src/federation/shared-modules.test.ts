import { expect, test } from '@jest/globals';
import { hostModules } from '@ritual/shared/federation/host-api';
import React from 'react';
import { sharedModules } from './shared-modules.ts';

test('the shell provides the modules of the host API, and no others', () => {
  expect(Object.keys(sharedModules).sort()).toEqual(Object.keys(hostModules).sort());
});

test.each(Object.entries(hostModules))(
  '%s has all members that the host API promises',
  async (name, module) => {
    const provided = Object.keys((await sharedModules[name as keyof typeof sharedModules]())() as object);
    expect(provided).toEqual(expect.arrayContaining(Object.values(module.members).flat()));
  },
);

test('what it provides is the module itself', async () => {
  expect((await sharedModules.react())()).toBe(React);
});
