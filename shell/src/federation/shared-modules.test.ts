import { expect, test } from '@jest/globals';
import React from 'react';
import { isSingletonRequest, singletons } from '../../../platform/webpack/configurations/singletons.ts';
import { sharedModules } from './shared-modules.ts';

const names = Object.keys(sharedModules);

test('the shell provides exactly the modules that remotes import as shared', () => {
  for (const { request } of singletons()) {
    // A name that ends in a slash covers all subpaths that remotes import; they import nothing of react-dom.
    if (request === 'react-dom/') continue;
    const found = names.filter((name) =>
      request.endsWith('/') ? name.startsWith(request) : name === request,
    );
    expect([request, found.length > 0]).toEqual([request, true]);
  }
  expect(names.filter((name) => !isSingletonRequest(name))).toEqual([]);
});

test('what it provides is the module itself', async () => {
  expect((await sharedModules.react())()).toBe(React);
});
