#!/usr/bin/env node
// The command of a remote in a repository of its own: new, dev, build and release.
import { Command } from 'commander';
import { addNewRemote } from '../../new-remote/command.ts';

const program = new Command('ritual').description(
  'Makes, builds, runs alone and releases a remote of the store in a repository of its own.',
);
addNewRemote(program.command('new'));
program
  .command('dev')
  .description('run the remote alone, with hot replacement, against mocks')
  .option('--store <address>', "serve it to that store's pages instead, in your browser only")
  .action(async ({ store }: { readonly store?: string }) => {
    const { buildable } = await import('../../webpack/packages.ts');
    const { runAlone } = await import('../../dev/run-alone.ts');
    for (const pkg of buildable) await runAlone(pkg, store);
  });
program
  .command('build')
  .description('build the remote for browser and server into dist')
  .action(async () => {
    const { buildable } = await import('../../webpack/packages.ts');
    const { buildAndTell } = await import('../../webpack/build-and-tell.ts');
    for (const pkg of buildable) await buildAndTell(pkg);
  });
program
  .command('release')
  .description('publish, promote, roll back: see ritual release --help')
  .helpOption(false)
  .allowUnknownOption()
  .argument('[words...]')
  .action(async () => {
    const { releaseOverHttp } = await import('./release-over-http.ts');
    // All of them as they are: the options belong to the release command.
    process.exitCode = await releaseOverHttp(process.argv.slice(3));
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode ||= 1;
}
