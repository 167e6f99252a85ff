import { expect, jest, test } from '@jest/globals';
import type { RemoteModule } from '@ritual/shared/federation';
import { mockShop } from '@ritual/shared/mocks';
import type { RendererOptions } from '../../src/app/render/types.ts';

jest.unstable_mockModule('../../src/app/render/split-styles.ts', () => ({
  splitStyles: () => {
    throw new Error('another text');
  },
}));
jest.unstable_mockModule('../../src/app/render/shop-source.ts', () => ({
  createShopSource: () => ({ current: () => Promise.resolve(mockShop()) }),
}));
const { createRenderer } = await import('../../src/app/render/create-renderer.tsx');
const { contractVersion } = await import('@ritual/shared/federation');

const release = {
  version: '1',
  base: '/releases/catalog/1/',
  entry: 'remoteEntry.js',
  exposed: [],
  files: {},
};
const shell = {
  ...{ version: '1', base: '/releases/shell/1/', entry: 'main.js', integrity: '' },
  ...{ starter: 'starter.js', starterIntegrity: '' },
};
const remote: RemoteModule = {
  name: 'catalog',
  contractVersion,
  routes: [
    {
      path: '/',
      handle: { head: () => ({ title: 'Home', preload: [{ href: '/media/hero.webp' }] }) },
      element: (
        <picture>
          <img alt="Hero" fetchPriority="high" />
        </picture>
      ),
    },
  ],
};

test('pages whose styles cannot be parted are drawn on the server all the same; that is told once', async () => {
  const report = jest.fn<RendererOptions['report']>();
  const channel = {
    ...{ revision: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
    remotes: { catalog: { ...release, prefixes: ['/'], slots: [] } },
  } as unknown as RendererOptions['channel'];
  const origins = { apiOrigin: 'http://api.invalid', publicOrigin: 'http://store.invalid' };
  const renderer = createRenderer({
    channel,
    leftOut: {},
    shell,
    ...origins,
    loadRemote: () => remote,
    report,
  });
  const render = () =>
    renderer.render({ url: '/', mode: 'page' }, new AbortController().signal, (work) => work());

  for (const page of [await render(), await render()]) {
    expect(page).toMatchObject({ kind: 'page', status: 200, complete: true });
    expect(page).not.toHaveProperty('reason');
    expect(page).toHaveProperty('html', expect.stringContaining('"mode":"hydrate"'));
    expect(page).toHaveProperty('html', expect.stringContaining('alt="Hero"'));
  }
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual(['another text']);
});
