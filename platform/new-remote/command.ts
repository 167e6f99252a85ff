import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { outsideRemote } from './outside.ts';

interface Flags {
  readonly out?: string;
  readonly packages?: string;
}

/** `ritual new`: a remote in a repository of its own. */
export function addNewRemote(command: Command): void {
  command
    .description('make a remote in an empty folder: page, tests, mocks, story, browser test and pipeline')
    .argument('<name>', 'such as gift-guide')
    .option('--out <folder>', 'where to make it; mfe-<name> unless given')
    .option('--packages <folder>', 'folder with the packed @ritual packages, instead of the npm registry')
    .action((name: string, { out, packages }: Flags) => {
      makeOutside(name, out ?? `mfe-${name}`, packages);
    });
}

/** Writes it, or nothing. */
export function makeOutside(name: string, out: string, packages: string | undefined): void {
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const folder = path.resolve(from, out);
  const files = outsideRemote(name, {
    folder,
    ...(packages !== undefined && { packages: path.resolve(from, packages) }),
  });
  writeNew(folder, files);
  console.log(`${folder} is made. Next, in it:
  npm install
  npm run dev
    runs it alone against mocks
  npm test
The README says how it is released.`);
}

/** Refuses to replace what is there. */
export function writeNew(folder: string, files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).find((file) => existsSync(path.join(folder, file)));
  if (taken !== undefined) throw new Error(`${taken} exists already. Move it away, or choose another name.`);
  write(folder, files);
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
