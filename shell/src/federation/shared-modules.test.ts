import { expect, test } from '@jest/globals';
import React from 'react';
import { isSingletonRequest, singletons } from '../../../platform/webpack/configurations/singletons.ts';
import { sharedModules } from './shared-modules.ts';

const names = Object.keys(sharedModules);

test('the shell brings every module that remotes ask for, and no other', () => {
  for (const { request } of singletons()) {
    // A name that ends in a slash is for all below it that remotes import: of react-dom they import nothing.
    if (request === 'react-dom/') continue;
    const found = names.filter((name) =>
      request.endsWith('/') ? name.startsWith(request) : name === request,
    );
    expect([request, found.length > 0]).toEqual([request, true]);
  }
  expect(names.filter((name) => !isSingletonRequest(name))).toEqual([]);
});

test('what it brings is the module itself', async () => {
  expect((await sharedModules.react())()).toBe(React);
});
