import { expect, test } from '@jest/globals';
import type { Snapshot, SnapshotRemote } from '../../federation/snapshot.ts';
import { ownerOf, regionsOf } from './regions.ts';

const remote = (prefixes: readonly string[], slots: readonly string[] = []): SnapshotRemote => ({
  ...{ version: '1.0.0', base: '/releases/x/1.0.0/', entry: 'remoteEntry.js', integrity: '' },
  ...{ prefixes, slots },
});
const snapshot: Snapshot = {
  revision: 1,
  remotes: {
    catalog: remote(['/', '/product']),
    wishlist: remote(['/wishlist'], ['product-card']),
    'cart-checkout': remote(['/cart'], ['cart-sidebar']),
  },
};

function show(html: string): Document {
  document.body.innerHTML = html;
  return document;
}

const page = `<div id="root">
  <header class="shell__sc-1"></header>
  <main id="main">
    <article class="catalog__sc-1-0 abc"><div class="shared__sc-9"><button class="wishlist__sc-2-0 x"><i class="wishlist__sc-2-1"></i></button></div></article>
    <article class="catalog__sc-1-0 abc"><button class="wishlist__sc-2-0 x"></button></article>
  </main>
  <footer></footer>
</div>`;

test('the shell, the page of its remote, and what others have filled in; each filling once', () => {
  const regions = regionsOf(show(page), '/', snapshot);
  expect(regions.map(({ owner, part, elements }) => [owner, part, elements.length])).toEqual([
    ['shell', '', 2],
    ['catalog', 'home', 1],
    ['wishlist', 'product-card', 2],
  ]);
});

test('a remote that shows its own page fills no slot in it', () => {
  const regions = regionsOf(show(page), '/wishlist', snapshot);
  expect(regions.map(({ owner, part }) => `${owner} ${part}`)).toEqual(['shell ', 'wishlist wishlist']);
});

test('a page that no remote has belongs to the shell', () => {
  expect(regionsOf(show(page), '/nowhere', snapshot).map(({ owner }) => owner)).not.toContain('catalog');
});

test('a class that only begins like a package is not one of it', () => {
  const html = '<main id="main"></main><b class="my-wishlist__sc-1"></b>';
  expect(regionsOf(show(html), '/', snapshot).map(({ owner }) => owner)).not.toContain('wishlist');
  expect(ownerOf(show('<b class="a cart-checkout__sc-77-1 b"></b>').querySelector('b') as Element)).toBe(
    'cart-checkout',
  );
});
