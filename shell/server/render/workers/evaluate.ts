import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

type Evaluated = Record<string, unknown>;
type Wrapped = (
  module: { exports: Evaluated },
  exports: Evaluated,
  require: (name: string) => unknown,
) => void;

const builtIn = createRequire(import.meta.url);

/**
 * Evaluates a Node build (CommonJS, one file) after verifying its hash. `shared` are the modules that it imports from the shell.
 */
export function evaluateBuild(
  file: string,
  integrity: string,
  shared: Readonly<Record<string, unknown>>,
): Evaluated {
  const code = readFileSync(file);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} is not what its release says: its hash differs.`);
  const script = new vm.Script(`(function (module, exports, require) {${code.toString()}\n})`, {
    filename: file,
  });
  const module = { exports: {} as Evaluated };
  const require = (name: string): unknown => {
    if (Object.hasOwn(shared, name)) return shared[name];
    if (name.startsWith('node:') || nodeModules.has(name)) return builtIn(name);
    throw new Error(`${file} asks for '${name}', which the shell does not share.`);
  };
  (script.runInThisContext() as Wrapped)(module, module.exports, require);
  return module.exports;
}

/** Node modules that bundled libraries import without `node:`. */
const nodeModules = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'http',
  'http2',
  'https',
  'net',
  'os',
  'path',
  'stream',
  'tls',
  'tty',
  'url',
  'util',
  'zlib',
]);
