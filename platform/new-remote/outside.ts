import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hostModules } from '../../shared/federation/host-api/host-api.ts';
import { isPacked } from '../root.ts';
import { remoteName } from './remote-name.ts';
import { templateFiles } from './template-files.ts';

const devPort = 3100;
const runtime = ['@ritual/shared'];
const tools = ['@ritual/build', '@ritual/testing'];

/** Files that are kept under another name, because tools would take them for their own. */
const elsewhere: Readonly<Record<string, string>> = {
  'alone.spec.txt': 'e2e/sample.spec.ts',
  'gitignore.txt': '.gitignore',
  'pipeline.yml': '.github/workflows/release.yml',
  'storybook-main.txt': '.storybook/main.ts',
  'storybook-preview.txt': '.storybook/preview.ts',
  'playwright.config.txt': 'playwright.config.ts',
};

export interface OutsideOptions {
  /** Folder of the new repository. */
  readonly folder: string;
  /** Folder with the packed packages; without it they come from the npm registry that is configured. */
  readonly packages?: string | undefined;
}

/** A new remote in a repository of its own: its files by path. Throws with a sentence. */
export function outsideRemote(wanted: string, options: OutsideOptions): Readonly<Record<string, string>> {
  const name = remoteName(wanted);
  const sources = Object.entries(templateFiles('template', name, devPort, (file) => file));
  const around = templateFiles('outside', name, devPort, (file) => elsewhere[file] ?? file);
  return {
    ...Object.fromEntries(sources.filter(([file]) => file.startsWith('src/'))),
    ...around,
    'package.json': withPackages(around['package.json'] ?? '', options),
  };
}

const manifest = z.looseObject({ version: z.string() });

function withPackages(text: string, options: OutsideOptions): string {
  // All three have the version of the one that this is.
  const own = path.join(import.meta.dirname, isPacked ? '../package.json' : '../packages/build/package.json');
  const { version } = manifest.parse(JSON.parse(readFileSync(own, 'utf8')));
  const wanted = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, specOf(name, version, options)]));
  const host = ['react', 'react-dom', 'styled-components'].map((name) => [name, hostModules[name]?.range]);
  const made = {
    ...(JSON.parse(text) as object),
    dependencies: { ...wanted(runtime), ...(Object.fromEntries(host) as object) },
    devDependencies: wanted(tools),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

function specOf(name: string, version: string, { folder, packages }: OutsideOptions): string {
  if (packages === undefined) return `^${version}`;
  const wanted = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  if (!readdirSync(packages).includes(wanted)) {
    throw new Error(
      `${packages} has no ${wanted}: 'npm run packages -- ${packages}' in the store's repository makes it.`,
    );
  }
  return `file:${path.relative(folder, path.join(packages, wanted)).split(path.sep).join('/')}`;
}
