import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { typesFile } from '../../contract/contract.ts';
import { candidateOf } from '../../release/gate/candidate.ts';
import { gateChecks, runGate } from '../../release/gate/gate.ts';
import { buildIn } from '../../release/publish/build.ts';
import { buildPackage } from '../build-package.ts';
import { remotePackage, root } from '../packages.ts';

// A remote of three files, built like every other. Below the repository, so that it finds its packages.
const base = path.join(root, '.cache/gate');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const definition = { devPort: 3099, prefixes: ['/gifts'], slots: ['product-card'] };

/** The problems of a remote that is built from these sources, and its contract. */
async function built(folder: string, sources: Readonly<Record<string, string>>) {
  const pkg = remotePackage({ ...definition, name: 'gift', folder }, base);
  for (const [file, text] of Object.entries({ 'package.json': '{"version":"1.0.0"}', ...sources })) {
    mkdirSync(path.dirname(path.join(pkg.path, file)), { recursive: true });
    writeFileSync(path.join(pkg.path, file), text);
  }
  await buildPackage(pkg);
  const build = buildIn(path.join(pkg.path, 'dist'));
  const live = { shells: [], neighbors: [], calls: new Map(), today: '' };
  const results = await runGate(
    await candidateOf(build),
    live,
    gateChecks.filter(({ compares }) => !compares),
  );
  const codes = results.flatMap(({ problems = [] }) => problems.map(({ code }) => code));
  return { codes, ...build };
}

const sources = {
  'src/remote.ts': `
    import { routes } from './routes.ts';
    export const remote = { name: 'gift', routes, slots: { 'product-card': () => import('./card.tsx').then((m) => m.Card) } };`,
  'src/routes.ts': `
    const prefix = ['', 'gifts'].join('/');
    export const routes = [{ path: prefix, children: [{ path: ':id', lazy: () => import('./card.tsx'),
      handle: { metadata: () => import('./card.metadata.ts') } }] }];`,
  'src/card.metadata.ts': `export const metadata = () => ({});`,
  'src/card.tsx': `
    import { useSlot } from '@ritual/shared/federation';
    import { cartEvents } from '@ritual/shared/events';
    import { api } from '@ritual/shared/http';
    import { listProducts } from '@ritual/shared/contract/calls';
    import { styled } from 'styled-components';
    const Root = styled.div\`
      z-index: 2;
      &:hover { color: red; }
    \`;
    cartEvents.on('cart:changed', ({ totalItems }) => void totalItems);
    export const Card = () => {
      const fillings = useSlot('product-card');
      return <Root onClick={() => void api.call(listProducts, {})}>{fillings.length}</Root>;
    };`,
};

test('a build states what it gives and takes, and passes the gate', async () => {
  const { codes, release, folder } = await built('mfe-gift', sources);
  expect(codes).toEqual([]);
  const productCard = '{ readonly productId: number; readonly productName: string }';
  expect(release.contract).toMatchObject({
    exposes: ['./remote'],
    routes: { node: ['/gifts', '/gifts/:id'], web: ['/gifts', '/gifts/:id'] },
    slots: { offers: { 'product-card': productCard }, fills: { 'product-card': productCard } },
    events: { publishes: {}, subscribes: { 'cart:changed': '{ readonly totalItems: number }' } },
    hostMembers: { '@ritual/shared/http': ['api'], 'styled-components': ['styled'] },
    calls: ['GET /api/products'],
    sizes: { 'remoteEntry.js': { raw: expect.any(Number), brotli: expect.any(Number) } },
  });
  expect(readFileSync(path.join(folder, typesFile), 'utf8')).toContain(`"product-card": ${productCard};`);
});

test('what is wrong in the sources is seen in what was built of them', async () => {
  const { codes } = await built('mfe-wrong', {
    ...sources,
    'src/routes.ts': sources['src/routes.ts'].replace("'gifts'", "'presents'"),
    'src/card.metadata.ts': `import { execSync } from 'node:child_process'; export const metadata = () => execSync('true');`,
    'src/card.tsx': `${sources['src/card.tsx']}
      import { createGlobalStyle } from 'styled-components';
      export const All = createGlobalStyle\`body { margin: 0; }\`;
      export const Above = styled.p\`z-index: 9999; html:has(&) { overflow: hidden; }\`;
      export const part = [All, Above];`,
  });
  expect(codes).toEqual(['ROUTE_OUTSIDE', 'BUILT_IN', 'STYLE_GLOBAL', 'STYLE_LEAVES', 'STYLE_DEPTH']);
});
