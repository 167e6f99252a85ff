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
 * Runs a Node build (CommonJS, one file) after comparing its hash with what the release says. `shared` are
 * the modules that it does not bring itself.
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

/** Names that bundled libraries write without `node:`. */
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
