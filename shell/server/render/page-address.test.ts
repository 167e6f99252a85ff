import { expect, test } from '@jest/globals';
import { pageAddress, plainRoutes } from './page-address.ts';

const routes = plainRoutes([
  { path: '/list/:slug', handle: { query: ['size'] }, lazy: () => Promise.resolve({}) },
  {
    path: '/area',
    handle: { query: ['area'] },
    children: [
      { index: true, handle: { query: ['q'] } },
      { path: '/area/part', handle: { query: [] }, loader: () => null },
      { path: '/area/:id' },
    ],
  },
]);
const remotes = { one: { prefixes: ['/list', '/area'] }, broken: { prefixes: ['/broken'] } };
const address = (url: string) => pageAddress(url, remotes, { one: routes });

test('routes can be cloned to another thread', () => {
  expect(structuredClone(routes)).toEqual(routes);
});

test.each([
  ['/list/woman?gclid=1', '/list/woman'],
  ['/list/woman?utm_source=a&size=M&size=S&gclid=1', '/list/woman?size=M&size=S'],
  // A preview of menu and footer is one of every page.
  ['/list/woman?gclid=1&navigation=k.1', '/list/woman?navigation=k.1'],
  ['/LIST/Woman?size=a%20b&x', '/LIST/Woman?size=a+b'],
  ['/area?q=1&area=2', '/area?q=1'],
  ['/area/part?q=1&area=2', '/area/part'],
  // Routes without `query`, and a remote that could not be loaded: all parameters are preserved.
  ['/area/7?b=1&a=2', '/area/7?a=2&b=1'],
  ['/broken/page?b=1&a=2', '/broken/page?a=2&b=1'],
  // No page.
  ['/list?size=M', '/list'],
  ['/nowhere?size=M', '/nowhere'],
])('%s is drawn and kept as %s', (url, expected) => {
  expect(address(url)).toBe(expected);
});
