import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { BuildablePackage } from '../webpack/packages.ts';
import { serveStandalone } from './serve-alone.ts';

/** Runs one remote standalone, at DEV_PORT or its own port. Throws with a sentence. */
export async function runAlone(pkg: BuildablePackage): Promise<void> {
  if (!pkg.remote) throw new Error('The shell does not run standalone: use npm run dev.');
  if (!existsSync(path.join(pkg.path, 'src/standalone.tsx'))) {
    throw new Error(`${pkg.folder}/src/standalone.tsx is missing.`);
  }
  const port = Number(process.env['DEV_PORT'] ?? pkg.remote.devPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`DEV_PORT is not a port: ${process.env['DEV_PORT'] ?? ''}.`);
  }
  await mustBeFree(port);
  await serveStandalone(pkg, port);
  console.log(`${pkg.name} standalone at http://localhost:${String(port)}`);
}

function mustBeFree(wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${String(wanted)} is in use. Stop what listens there or set DEV_PORT.`)),
    );
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve()));
  });
}
