import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { root } from '../packages.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { minimize } from './minimize.ts';
import { sourceMaps, sourceName } from './source-maps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-source-maps-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A build of an entry and a chunk as the remotes and the shell are built. */
async function build(): Promise<string> {
  writeFileSync(
    path.join(folder, 'main.js'),
    "// The first line.\nexport const main = () => import('./page.js');\nmain().then((page) => console.log('in the entry', page));\n",
  );
  writeFileSync(path.join(folder, 'page.js'), "// A page.\n\nexport const page = () => 'in the page';\n");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: './main.js',
    output: { path: path.join(folder, 'web'), filename: 'main.js', chunkFilename: '[id].[contenthash:8].js' },
    optimization: { chunkIds: 'deterministic', ...minimize() },
    plugins: [sourceMaps(), new IntegrityPlugin('main.js', 'test')],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
  return path.join(folder, 'web');
}

/** Where the text of a script is in the sources. */
function trace(web: string, script: string, text: string) {
  const lines = readFileSync(path.join(web, script), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes(text));
  const column = lines[line]?.indexOf(text) ?? -1;
  const map = new TraceMap(readFileSync(path.join(web, '.maps', `${script}.map`), 'utf8'));
  const { source, line: at } = originalPositionFor(map, { line: line + 1, column });
  return { file: path.basename(source ?? ''), line: at };
}

test('a production build has maps of all its scripts, which the scripts do not name', async () => {
  const web = await build();
  const scripts = readdirSync(web).filter((name) => name.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  expect(readdirSync(path.join(web, '.maps')).sort()).toEqual(scripts.map((name) => `${name}.map`).sort());
  for (const script of scripts) {
    expect(readFileSync(path.join(web, script), 'utf8')).not.toContain('sourceMappingURL');
    expect(readFileSync(path.join(web, '.maps', `${script}.map`), 'utf8')).not.toContain('sourcesContent":[');
  }
  const chunk = scripts.find((name) => name !== 'main.js') ?? '';
  expect(trace(web, chunk, 'in the page')).toEqual({ file: 'page.js', line: 3 });
  // The hashes of the chunks stand before it, and were written after its map.
  expect(readFileSync(path.join(web, 'main.js'), 'utf8')).toMatch(
    /^document\.currentScript\.dataset\.release="__chunks_test";/,
  );
  expect(trace(web, 'main.js', 'in the entry')).toEqual({ file: 'main.js', line: 3 });
});

test.each([
  [path.join(root, 'mfe-catalog/src/home.tsx'), 'mfe-catalog/src/home.tsx'],
  [path.join(root, 'shared/ui/button.tsx?raw'), 'shared/ui/button.tsx'],
  [`${path.join(root, 'shared/ui/index.ts')}|1a2b3c`, 'shared/ui/index.ts'],
  ['webpack/runtime/load script', 'as it is'],
])('%s is named %s on every machine', (absoluteResourcePath, name) => {
  expect(sourceName({ absoluteResourcePath, resourcePath: 'as it is' })).toBe(name);
});
