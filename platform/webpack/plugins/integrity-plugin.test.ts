import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { IntegrityPlugin, sharedChunks } from './integrity-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-integrity-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Script {
  src: string;
  integrity: string;
  onerror: (event: object) => void;
}

/** Builds an entry with two chunks, `one.js` and `two.js`. */
function build({
  global = 'test',
  output = {},
}: { readonly global?: string; readonly output?: webpack.Configuration['output'] } = {}): Promise<void> {
  const filename = String(output?.filename ?? 'main.js');
  const entry =
    "self.load = (name) => name === 'one' ? import(/* webpackChunkName: 'one' */ './one') : import(/* webpackChunkName: 'two' */ './two');";
  writeFileSync(path.join(folder, 'entry.js'), entry);
  for (const name of ['one', 'two']) writeFileSync(path.join(folder, `${name}.js`), `export const a = 1;`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: 'web',
    entry: './entry.js',
    output: { path: folder, publicPath: '/', chunkFilename: 'chunk-[name].js', ...output, filename },
    optimization: { minimize: false },
    plugins: [new IntegrityPlugin(filename, global)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() => (error ? reject(error) : resolve()));
    });
  });
}

/** Runs the entry in a page whose scripts load only when the test says so. */
function open(src: string) {
  const scripts: Script[] = [];
  const clock = { now: 1000 };
  const context = vm.createContext({
    URL,
    Date: { now: () => clock.now },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    document: {
      currentScript: { src, dataset: {} },
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: Script) => scripts.push(script) },
    },
  });
  Object.assign(context, { self: context });
  vm.runInContext(readFileSync(path.join(folder, 'main.js'), 'utf8'), context);
  const { load } = context as { readonly load: (name: string) => Promise<unknown> };
  /** Asks for a chunk, whose script is lost; returns that script. */
  const lose = async (name: string): Promise<Script | undefined> => {
    const loading = load(name).catch(() => 'lost');
    const script = scripts.at(-1);
    script?.onerror({ type: 'error', target: script });
    expect(await loading).toBe('lost');
    return script;
  };
  return { clock, lose };
}

test('a chunk has its hash, and a new address when it is asked for again; those after it get the same query', async () => {
  await build();
  const sha256 = createHash('sha256')
    .update(readFileSync(path.join(folder, 'chunk-one.js')))
    .digest('base64');
  const { clock, lose } = open('https://store.example/main.js');
  expect(await lose('one')).toMatchObject({ src: '/chunk-one.js', integrity: `sha256-${sha256}` });
  clock.now = 2000;
  expect(await lose('one')).toMatchObject({
    src: '/chunk-one.js?try=2000',
    integrity: `sha256-${sha256}`,
  });
  expect(await lose('two')).toMatchObject({ src: '/chunk-two.js?try=2000' });
});

test('chunks get the query of a repeated try at the entry', async () => {
  await build();
  const { lose } = open('https://store.example/main.js?try=1.5');
  expect(await lose('one')).toMatchObject({ src: '/chunk-one.js?try=1.5' });
});

test('chunks with the same modules are the same file in two releases, and each release runs its own in one page', async () => {
  const text: Record<string, string> = {};
  const context = vm.createContext({ URL, setTimeout: () => 0, clearTimeout: () => undefined });
  const scripts: { src: string; release: string; onload: (event: object) => void }[] = [];
  const document = {
    currentScript: {} as object,
    getElementsByTagName: () => [],
    createElement: () => {
      const script = {
        ...{ src: '', release: '', onload: () => undefined },
        setAttribute: (name: string, value: string) => name === 'data-release' && (script.release = value),
      };
      return script;
    },
    head: { appendChild: (script: (typeof scripts)[number]) => scripts.push(script) },
  };
  Object.assign(context, { self: context, document });
  for (const release of ['1.0.0', '1.0.1']) {
    await build({
      global: release,
      output: { ...sharedChunks, uniqueName: release, filename: `${release}.js` },
    });
    document.currentScript = { src: `https://store.example/${release}.js`, dataset: {} };
    vm.runInContext(readFileSync(path.join(folder, `${release}.js`), 'utf8'), context);
    text[release] = readFileSync(path.join(folder, 'chunk-one.js'), 'utf8');
    const { load } = context as { readonly load: (name: string) => Promise<{ readonly a: number }> };
    const loading = load('one');
    const script = scripts.at(-1);
    expect(script?.release).toBe(`__chunks_${release}`);
    document.currentScript = { dataset: { release: script?.release } };
    vm.runInContext(text[release] ?? '', context);
    script?.onload({ type: 'load', target: script });
    expect((await loading).a).toBe(1);
  }
  expect(scripts.map(({ src }) => src)).toEqual(['/chunk-one.js', '/chunk-one.js']);
  expect(text['1.0.0']).toBe(text['1.0.1']);
});
