import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../database/client.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { openRegistry, registryInFolder, type Registry } from '../open-registry.ts';

/** A registry, and hands on what it has stored. */
export interface TestRegistry {
  readonly registry: Registry;
  /** The same as another process has it. */
  readonly again: (now?: () => number) => Promise<Registry>;
  readonly empty: () => Promise<void>;
  /** The text of a document. */
  readonly stored: (name: 'channel' | 'tokens') => Promise<string>;
  /** Puts another document in its place, as a person would; undefined: removes it. */
  readonly replace: (name: 'channel' | 'tokens', text: string | undefined) => Promise<void>;
  /** Ids of the stored previews. */
  readonly previews: () => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

function inFolder(): Promise<TestRegistry> {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const fileOf = (name: string) => path.join(folder, 'registry', `${name}.json`);
  return Promise.resolve({
    registry: registryInFolder(folder),
    again: async (now) => Promise.resolve(registryInFolder(folder, now)),
    empty: async () =>
      Promise.resolve(rmSync(path.join(folder, 'registry'), { recursive: true, force: true })),
    stored: async (name) => Promise.resolve(readFileSync(fileOf(name), 'utf8')),
    replace: async (name, text) => {
      mkdirSync(path.join(folder, 'registry'), { recursive: true });
      if (text === undefined) rmSync(fileOf(name));
      else writeFileSync(fileOf(name), text);
      return Promise.resolve();
    },
    previews: async () => {
      const place = path.join(folder, 'registry/previews');
      const files = existsSync(place) ? readdirSync(place) : [];
      return Promise.resolve(files.map((file) => path.basename(file, '.json')));
    },
    end: async () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

async function inPostgres(): Promise<TestRegistry> {
  const { url, drop } = await createTestDatabase();
  const opened: Registry[] = [];
  const again = async (now?: () => number) => {
    const registry = await openRegistry(url, now);
    opened.push(registry);
    return registry;
  };
  const registry = await again();
  // Creates the tables.
  await registry.channel.read();
  const query = async (text: string, ...values: readonly unknown[]) => {
    const client = await connect(url);
    try {
      return (await client.query<{ text: string }>(text, [...values])).rows.map((row) => row.text);
    } finally {
      await client.end();
    }
  };
  return {
    ...{ registry, again },
    empty: async () => {
      await query('truncate release_store.documents, release_store.history, release_store.previews');
    },
    stored: async (name) =>
      (
        await query('select document::text as text from release_store.documents where name = $1', name)
      ).join(),
    replace: async (name, text) => {
      await query('delete from release_store.documents where name = $1', name);
      if (text !== undefined) await query('insert into release_store.documents values ($1, $2)', name, text);
    },
    previews: () => query('select id as text from release_store.previews'),
    end: async () => {
      for (const one of opened) await one.close();
      await drop();
    },
  };
}

export const registryKinds: readonly (readonly [string, () => Promise<TestRegistry>])[] = [
  ['a folder', inFolder],
  ['PostgreSQL', inPostgres],
];
