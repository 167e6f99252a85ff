import type { Command } from 'commander';
import { remoteNames } from '../package-names.ts';
import { changeOptions, printChange, withChangeFlags, type ChangeFlags } from './change.ts';
import type { CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

export function addPromote(program: Command, context: CommandContext): void {
  withChangeFlags(program.command('promote'))
    .description('make published releases live, several of them in one revision')
    .argument('<releases...>', `<remote>@<version>; the remotes are ${remoteNames}`)
    .action(async (texts: readonly string[], flags: ChangeFlags, command: Command) => {
      const options = changeOptions(command, flags, context);
      const releases = await parseReleases(texts, command, context);
      printChange(context, await context.registry.promote(releases, options));
    });
}
