import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { buildIn } from '../release/publish/build.ts';
import { buildPackage } from './build-package.ts';
import { remotePackage, root } from './packages.ts';

// Below the repository, so that it finds its packages.
const base = path.join(root, '.cache/two-releases');
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Builds a remote of two pages and a dialog that both open. Returns the hashes of its scripts, and of its entry. */
async function buildOf(sources: Readonly<Record<string, string>>) {
  const definition = { name: 'gift', folder: 'mfe-gift', devPort: 3099, prefixes: ['/gifts'], slots: [] };
  const pkg = remotePackage(definition, base);
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(pkg.path, file)), { recursive: true });
    writeFileSync(path.join(pkg.path, file), text);
  }
  await buildPackage(pkg);
  const { files, entry } = buildIn(path.join(pkg.path, 'dist')).release;
  const scripts = Object.entries(files).flatMap(([name, hash]) =>
    name === entry ? [] : [`${name} ${hash}`],
  );
  return { scripts, entry: files[entry] };
}

const page = (name: string, text: string) => `
  import { Link } from '@ritual/shared/routing';
  import { styled } from 'styled-components';
  const Root = styled.main\`color: red;\`;
  const open = () => void import(/* webpackChunkName: "dialog" */ './dialog.tsx');
  export const Component = () => <Root onClick={open}><Link to="/gifts/${name}">${text}</Link></Root>;`;

const sources = {
  'package.json': '{"version":"1.0.0"}',
  'src/remote.ts': `
    const page = (path, lazy) => ({ path, lazy });
    export const remote = { name: 'gift', routes: [
      page('/gifts/one', () => import(/* webpackChunkName: "one" */ './one.tsx')),
      page('/gifts/two', () => import(/* webpackChunkName: "two" */ './two.tsx')),
    ] };`,
  'src/words.ts': `export const words = (...all) => all.join(' ');`,
  'src/one.tsx': page('two', 'One'),
  'src/two.tsx': page('one', 'Two'),
  'src/dialog.tsx': `export const Dialog = () => <dialog open>Which size?</dialog>;`,
};

test('two releases that differ in one page have all other scripts in common, and the cache of the first leaves no trace in the second', async () => {
  const before = await buildOf(sources);
  const after = await buildOf({
    'package.json': '{"version":"1.1.0"}',
    'src/two.tsx': page('one', "{words('Another', 'page')}").replace(
      '\n',
      "\nimport { words } from './words.ts';\n",
    ),
  });
  expect(before.scripts.length).toBeGreaterThanOrEqual(4);
  expect(after.scripts.filter((script) => !before.scripts.includes(script))).toHaveLength(1);
  expect(before.scripts.filter((script) => !after.scripts.includes(script))).toHaveLength(1);

  // A store refuses other bytes under a version that it has, whichever machine has built them.
  rmSync(path.join(root, 'node_modules/.cache/webpack/gift-web-production'), { recursive: true });
  expect(await buildOf({})).toEqual(after);
});
