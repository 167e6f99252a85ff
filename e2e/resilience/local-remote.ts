import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveToStore } from '@ritual/platform/dev/serve-to-store';
import { remotes } from '@ritual/platform/remotes';
import { remotePackage } from '@ritual/platform/webpack';

const root = path.resolve(import.meta.dirname, '../..');

export interface LocalRemote {
  /** Replaces a text in a source file. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly stop: () => Promise<void>;
}

/** A developer's server of a remote, as `npm run dev -w <remote> -- --store <address>` starts it, with a copy of its sources. */
export async function serveCopy(name: string, port: number, store: string): Promise<LocalRemote> {
  const definition = remotes.find((remote) => remote.name === name);
  if (!definition) throw new Error(`There is no remote '${name}'.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'ritual-local-'));
  const own = path.join(folder, definition.folder);
  cpSync(path.join(root, definition.folder), own, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const server = await serveToStore(remotePackage(definition, folder), port, store);
  return {
    edit: (file, from, to) => {
      const text = readFileSync(path.join(own, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'.`);
      writeFileSync(path.join(own, file), text.replace(from, to));
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
