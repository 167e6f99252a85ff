import type { Command } from 'commander';
import type { Listed } from '../list.ts';
import { describePublishedVersions, remoteNames } from '../package-names.ts';
import type { Promotion } from '../promote/promote.ts';
import { changeOptions, printChange, withChangeFlags, type ChangeFlags } from './change.ts';
import { remoteOf, type CommandContext } from './context.ts';

export function addPromote(program: Command, context: CommandContext): void {
  withChangeFlags(program.command('promote'))
    .description('make published releases live, several of them in one revision')
    .argument('<releases...>', `<remote>@<version>; the remotes are ${remoteNames}`)
    .action(async (texts: readonly string[], flags: ChangeFlags, command: Command) => {
      const options = changeOptions(command, flags, context);
      const published = await context.registry.list();
      const releases = texts.map((text, at) => parseRelease(text, texts[at + 1], command, published));
      const twice = releases.find(({ name }, at) => releases.findIndex((one) => one.name === name) < at);
      if (twice) command.error(`error: name one version of ${twice.name}, not two`);
      printChange(context, await context.registry.promote(releases, options));
    });
}

function parseRelease(
  text: string,
  next: string | undefined,
  command: Command,
  published: readonly Listed[],
): Promotion {
  const [wanted = '', version = '', ...more] = text.split('@');
  const name = remoteOf(wanted);
  if (version !== '' && more.length === 0) return { name, version };
  // The version used to be an argument of its own.
  if (version === '' && next !== undefined && /^\d[^@]*$/.test(next)) {
    command.error(`error: write ${wanted}@${next}`);
  }
  return command.error(
    `error: name the version: ${wanted}@<version>. ${describePublishedVersions(published, name)}`,
  );
}
