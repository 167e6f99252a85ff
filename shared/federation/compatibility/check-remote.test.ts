import { expect, test } from '@jest/globals';
import { confine } from '../routes/confine.ts';
import { checkRemote } from './check-remote.ts';

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

test.each([
  [
    'its own addresses',
    [{ path: '/cart' }, { path: '/Cart/' }, { path: '/cart/:id' }, { path: '/cart/*' }],
    [],
  ],
  ["another's address", [{ path: '/cart' }, { path: '/product/:id' }], ['/product/:id']],
  ['the home page', [{ path: '/' }, { index: true }, { path: '' }], ['/', '/', '/']],
  ['every address', [{ path: '*' }, { path: '/:page' }], ['/*', '/:page']],
  ['a prefix that is optional', [{ path: '/cart?/new' }], ['/cart?/new']],
  ['a name that only begins alike', [{ path: '/cartoons' }], ['/cartoons']],
  [
    'addresses below',
    [{ path: '/cart', children: [{ index: true }, { path: 'old' }, { path: '/cart/new' }] }],
    [],
  ],
  ['a frame around its own', [{ children: [{ path: '/cart' }, { path: '/login' }] }], ['/login']],
  ['a frame with a path around its own', [{ path: '/', children: [{ path: 'cart' }] }], ['/']],
])('routes for %s', (_name, routes, stray) => {
  expect(confine<Route>(routes, ['/cart']).stray).toEqual(stray);
});

test('only the routes within its prefixes are left of a remote', () => {
  const own = { path: '/cart', children: [{ path: 'old' }] };
  const routes = [own, { children: [{ path: '/product/:id' }, { path: '/cart/new' }] }];
  const { remote } = checkRemote('cart', { remote: { name: 'cart', routes } }, ['/cart']);
  expect(remote.routes).toEqual([own, { children: [{ path: '/cart/new' }] }]);
});

test.each([
  ['another remote', { remote: { name: 'content', routes: [] } }],
  ['garbage', { default: 1 }],
  ['nothing', undefined],
])('%s is not accepted as a remote', (_name, exposed) => {
  expect(() => checkRemote('cart', exposed, ['/cart'])).toThrow(/'cart'/);
});

test('an area outside the prefixes is left out', () => {
  const routes = () => Promise.resolve([]);
  const areas = ['/cart/staff', '/admin'].map((prefix) => ({ prefix, routes }));
  const exposed = { remote: { name: 'cart', routes: [], areas } };
  const { remote, stray } = checkRemote('cart', exposed, ['/cart']);
  expect(remote.areas?.map(({ prefix }) => prefix)).toEqual(['/cart/staff']);
  expect(stray).toEqual(['/admin']);
});
