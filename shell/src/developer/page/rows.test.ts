import { expect, test } from '@jest/globals';
import type { Choices } from '@ritual/shared/federation/developer';
import type { Snapshot, SnapshotRelease } from '../../federation/snapshot.ts';
import { rowsOf, type RowSources } from './rows.ts';

const address = 'https://store.example/faq';
const release = (version: string): SnapshotRelease => ({
  ...{ version, base: `/releases/content/${version}/`, entry: 'remoteEntry.js', integrity: '' },
});
const content = { ...release('1.1.0'), prefixes: ['/faq'], slots: [], previous: release('1.0.0') };
const other = { ...release('3.0.0'), base: '/releases/account/3.0.0/', prefixes: ['/login'], slots: [] };
const snapshot: Snapshot = { revision: 7, remotes: { content, account: other } };

const script = (path: string, startTime: number, responseEnd: number, encodedBodySize = 1000) => ({
  ...{ name: `https://store.example${path}`, startTime, responseEnd, encodedBodySize, transferSize: 0 },
});
const choices: Choices = {
  revision: 7,
  shell: { version: '4.0.0', owner: 'platform' },
  remotes: {
    content: { live: '1.1.0', canary: null, published: ['1.1.0'], owner: 'help' },
    account: { live: '3.0.0', canary: '3.0.0', published: [], owner: null },
  },
  chosen: { remotes: {}, localhost: null },
  expiresAt: '2026-01-01T00:00:00.000Z',
};

const element = document.createElement('main');
const rows = (more: Partial<RowSources> = {}) =>
  rowsOf({
    ...{ snapshot, choices, address, shellVersion: '4.0.0', firstOwner: 'content' },
    regions: [
      { owner: 'shell', part: '', elements: [element] },
      { owner: 'content', part: 'faq', elements: [element] },
    ],
    scripts: [
      script('/releases/shell/4.0.0/main.js', 10, 110, 50_000),
      script('/releases/shell/4.0.0/developer/start.js', 1, 5),
      script('/releases/shell/4.0.0/developer/77.js', 500, 900),
      script('/releases/content/1.1.0/remoteEntry.js', 20, 60, 4000),
      script('/releases/content/1.1.0/remote.js', 20, 100, 6000),
      script('/releases/content/1.1.0/later.js', 700, 800, 2000),
    ],
    observed: {
      ...{ answeredAt: () => 150, readyAt: () => 200, drawnAt: new Map() },
      federation: {
        loads: new Map([['content', { askedAt: 15, startedAt: 130 }]]),
        sharedPackages: () => [],
      },
    },
    ...more,
  });

test('a region has its bytes, and the time until it was ready in three phases; scripts that came later are in the bytes only', () => {
  const [shell, page] = rows();
  expect(shell).toMatchObject({
    ...{ id: 'shell', team: 'platform', version: '4.0.0', note: '' },
    timing: { bytes: 50_000, load: 100, start: 40, draw: 50, readyAt: 200 },
  });
  expect(page).toMatchObject({
    ...{ id: 'content / faq', team: 'help', version: '1.1.0', note: '', here: true },
    timing: { bytes: 12_000, load: 80, start: 30, draw: 70, readyAt: 200 },
  });
});

test('scripts that releases share, in the folder beside them, are in the bytes of the release that runs', () => {
  const scripts = [
    script('/releases/content/1.1.0/remoteEntry.js', 20, 60, 4000),
    script('/releases/content/files/697.0ca3925c.js', 20, 100, 15_000),
    script('/releases/catalog/files/12.js', 20, 100, 500),
  ];
  expect(rows({ scripts })[1]?.timing).toMatchObject({ bytes: 19_000, load: 80 });
});

test('the shell that developers load for a remote at localhost is the shell, and the panel is not', () => {
  const [shell] = rows({ scripts: [script('/releases/shell/4.0.0/developer/main.js', 10, 110, 9000)] });
  expect(shell?.timing?.bytes).toBe(9000);
});

test('a remote that is not on the page has no size; a canary is named', () => {
  const [, , account] = rows();
  expect(account).toMatchObject({ id: 'account', here: false, note: 'canary', team: null });
  expect(account?.timing).toBeUndefined();
});

test('the release before is named when it was loaded instead', () => {
  const scripts = [script('/releases/content/1.0.0/remoteEntry.js', 30, 90)];
  expect(rows({ scripts })[1]).toMatchObject({ version: '1.0.0', note: 'previous' });
});

test.each([
  ['preview', { remotes: { content: '1.1.0' }, localhost: null }],
  [
    'localhost',
    { remotes: {}, localhost: { name: 'content', port: 5174, version: '1.1.0', prefixes: [], slots: [] } },
  ],
])('what this browser has chosen is named: %s', (note, chosen) => {
  expect(rows({ choices: { ...choices, chosen } })[1]).toMatchObject({ note });
});

test('without the registry the page is described all the same', () => {
  expect(rows({ choices: undefined })[1]).toMatchObject({ version: '1.1.0', team: null, note: '' });
});
