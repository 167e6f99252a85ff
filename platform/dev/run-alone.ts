import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { BuildablePackage } from '../webpack/packages.ts';
import { serveStandalone } from './serve-alone.ts';
import { serveToStore } from './serve-to-store.ts';

/** Runs one remote standalone, at DEV_PORT or its own port; with the address of a store, for its pages. Throws with a sentence. */
export async function runAlone(pkg: BuildablePackage, store?: string): Promise<void> {
  if (!pkg.remote) throw new Error('The shell does not run standalone: use npm run dev.');
  if (!existsSync(path.join(pkg.path, 'src/standalone.tsx'))) {
    throw new Error(`${pkg.folder}/src/standalone.tsx is missing.`);
  }
  const port = Number(process.env['DEV_PORT'] ?? pkg.remote.devPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`DEV_PORT is not a port: ${process.env['DEV_PORT'] ?? ''}.`);
  }
  const origin = store === undefined ? undefined : originOf(store);
  await mustBeFree(port);
  if (origin === undefined) {
    await serveStandalone(pkg, port);
    console.log(`${pkg.name} standalone at http://localhost:${String(port)}`);
    return;
  }
  await serveToStore(pkg, port, origin);
  console.log(
    `${pkg.name} for ${origin}: sign in with 'npm run release -- developer', then choose localhost:${String(port)} in the developer panel.`,
  );
}

function originOf(store: string): string {
  const { origin = 'null', protocol = '' } = URL.parse(store) ?? {};
  if (/^https?:$/.test(protocol)) return origin;
  throw new Error(
    `--store is the address of a store, such as https://store.example.com; '${store}' is none.`,
  );
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
