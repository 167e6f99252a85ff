import { expect, test } from '@jest/globals';
import { hostModules } from '@ritual/shared/federation/host-api';
import React from 'react';
import { sharedModules as inNode } from '../server-rendering/server-entry.tsx';
import { sharedModules as inBrowsers } from './shared-modules.ts';

test('the shell provides the modules of the host API in browsers and on the server, and no others', () => {
  const wanted = Object.keys(hostModules).sort();
  expect(Object.keys(inBrowsers).sort()).toEqual(wanted);
  expect(Object.keys(inNode).sort()).toEqual(wanted);
});

test.each(Object.entries(hostModules))(
  '%s has all members that the host API promises',
  async (name, { members }) => {
    const promised = expect.arrayContaining(Object.values(members).flat());
    const get = await inBrowsers[name as keyof typeof inBrowsers]();
    expect(Object.keys(get() as object)).toEqual(promised);
    expect(Object.keys(inNode[name] as object)).toEqual(promised);
  },
);

test('what it provides is the module itself', async () => {
  expect((await inBrowsers.react())()).toBe(React);
});
