// Runs one remote standalone: `npm run dev -w mfe-catalog`. Mocks answer in the browser; no API, no database, no shell.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { packageNamed, type BuildablePackage } from '../webpack/packages.ts';
import { serveStandalone } from './serve-alone.ts';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const pkg = chosen(process.argv[2]);
const port = Number(process.env['DEV_PORT'] ?? pkg.remote?.devPort);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`DEV_PORT is not a port: ${process.env['DEV_PORT'] ?? ''}.`);
}
await mustBeFree(port);
await serveStandalone(pkg, port);
console.log(`${pkg.name} standalone at http://localhost:${String(port)}`);

function chosen(name: string | undefined): BuildablePackage {
  if (!name) return fail('Say which remote to run: node platform/dev/standalone.ts mfe-catalog');
  try {
    const found = packageNamed(name);
    if (!found.remote) fail('The shell does not run standalone: use npm run dev.');
    if (!existsSync(path.join(found.path, 'src/standalone.tsx'))) {
      fail(`${found.folder}/src/standalone.tsx is missing.`);
    }
    return found;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function mustBeFree(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      fail(`Port ${String(wanted)} is in use. Stop what listens there or set DEV_PORT.`),
    );
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve()));
  });
}
