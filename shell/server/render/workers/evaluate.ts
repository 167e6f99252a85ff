import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { builtInsOfRemotes } from '@ritual/shared/federation/built-ins';

type Evaluated = Record<string, unknown>;
type Wrapped = (
  module: { exports: Evaluated },
  exports: Evaluated,
  require: (name: string) => unknown,
) => void;

const builtIn = createRequire(import.meta.url);

/** Those of the shell's build, which calls the API. */
export const builtInsOfShell: ReadonlySet<string> = new Set([
  ...builtInsOfRemotes,
  ...['async_hooks', 'fs', 'http', 'http2', 'https', 'net', 'os', 'tls', 'tty', 'zlib'],
]);

/**
 * Evaluates a Node build (CommonJS, one file) after verifying its hash. `shared` are the modules that it imports from the shell.
 */
export function evaluateBuild(
  file: string,
  integrity: string,
  shared: Readonly<Record<string, unknown>>,
  builtIns: ReadonlySet<string>,
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
    if (builtIns.has(name.replace(/^node:/, ''))) return builtIn(name);
    const why = isBuiltin(name) ? 'which a release may not use' : 'which the shell does not share';
    throw new Error(`${file} asks for '${name}', ${why}.`);
  };
  (script.runInThisContext() as Wrapped)(module, module.exports, require);
  return module.exports;
}
