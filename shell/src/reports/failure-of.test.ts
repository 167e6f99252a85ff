import { afterEach, expect, jest, test } from '@jest/globals';
import { RemoteUnavailable } from '../federation/remote-loader.ts';
import { failureOf, type Context } from './failure-of.ts';

const loaded = (...paths: string[]) => {
  const entries = paths.map((path) => ({ name: `http://store.test${path}` })) as PerformanceEntryList;
  performance.getEntriesByType = () => entries;
};
const before = performance.getEntriesByType;
afterEach(() => {
  performance.getEntriesByType = before;
  jest.restoreAllMocks();
});

/** An error whose stack names these scripts, the innermost first. */
function thrown(error: Error, ...paths: string[]): Error {
  error.stack = [
    `${error.name}: secret`,
    ...paths.map((path) => `    at f (http://store.test${path}:1:234)`),
  ].join('\n');
  return error;
}

test('an error is reported by release, region and code, without a word of its text', () => {
  const error = thrown(
    new TypeError("Cannot read 'name@example.com'"),
    '/releases/shell/0.1.0-abc/main.js',
    '/releases/catalog/1.2.0-3f2a9c1b/home.1a2b3c4d.js',
    '/releases/content/1.0.0/faq.js',
  );
  expect(failureOf(error, { region: 'page' })).toEqual({
    ...{ kind: 'failure', remote: 'catalog', version: '1.2.0-3f2a9c1b', region: 'page', code: 'TYPE_ERROR' },
  });
});

test('a remote that could not be loaded is named, with the release that was tried last', () => {
  loaded(
    '/releases/cart-checkout/2.0.0/remote.js',
    '/releases/cart-checkout/1.9.0/remote.js?try=2',
    '/media/1.webp',
  );
  const error = thrown(
    new RemoteUnavailable('cart-checkout', new Error('lost')),
    '/releases/shell/0.1.0/main.js',
  );
  expect(failureOf(error, { region: 'page' })).toMatchObject({
    ...{ remote: 'cart-checkout', version: '1.9.0', code: 'REMOTE_UNAVAILABLE' },
  });
  expect(failureOf(new Error('lost'), { remote: 'cart-checkout', version: '2.0.0' })).toMatchObject({
    ...{ remote: 'cart-checkout', version: '2.0.0', region: 'other', code: 'ERROR' },
  });
});

test('of a script that several releases have, the one that was loaded is reported', () => {
  loaded('/releases/content/1.2.0-abc/remote.js', '/releases/content/files/faq.1a2b3c4d.js');
  const error = thrown(new TypeError('x'), '/releases/content/files/faq.1a2b3c4d.js');
  expect(failureOf(error, { region: 'page' })).toMatchObject({ remote: 'content', version: '1.2.0-abc' });
});

test("what no remote has done is the shell's", () => {
  loaded('/releases/shell/0.1.0-abc/main.js');
  expect(failureOf(new RangeError('x'), { phase: 'start' })).toMatchObject({
    ...{ remote: 'shell', version: '0.1.0-abc', region: 'start', code: 'RANGE_ERROR' },
  });
});

test('an error in hydration is a kind of its own', () => {
  loaded();
  const error = new Error('Minified React error #418; visit https://react.dev/errors/418');
  expect(failureOf(error, { phase: 'hydration' })).toMatchObject({ kind: 'hydration', code: 'REACT_418' });
});

test.each<[string, unknown, Context, object]>([
  [
    'a slot',
    new Error('x'),
    { slot: 'product-card', remote: 'wishlist' },
    { region: 'product-card', remote: 'wishlist' },
  ],
  ['a part of the shell', new Error('x'), { part: 'cookies' }, { region: 'cookies' }],
  ['an action of a page', new Error('x'), { where: 'buyAgain' }, { region: 'buy-again' }],
  ['a region that is no name', new Error('x'), { where: '/dashboard/orders/1' }, { region: 'other' }],
  ['a value that is no error', 'a text of somebody', {}, { code: 'THROWN_VALUE' }],
  [
    'a number of the federation runtime',
    new Error('[ Federation Runtime ]: #RUNTIME-008 lost'),
    {},
    { code: 'FEDERATION_008' },
  ],
])('%s', (_what, error, context, told) => {
  loaded();
  expect(failureOf(error, context)).toMatchObject(told);
  expect(JSON.stringify(failureOf(error, context))).not.toMatch(/somebody|orders|lost/);
});

test('what the store refuses, or a lost connection, is no failure of a release; an answer that cannot be read is', () => {
  loaded();
  const apiError = (code: string) => Object.assign(new Error('no'), { name: 'ApiError', code });
  expect(failureOf(apiError('INVALID_CREDENTIALS'))).toBeNull();
  expect(failureOf(new Error('Fetch wishlist failed', { cause: apiError('NETWORK') }))).toBeNull();
  expect(failureOf(apiError('BAD_ANSWER'))).toMatchObject({ code: 'BAD_ANSWER' });
});
