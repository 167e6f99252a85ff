import type { Command } from 'commander';
import { remoteNames } from '../package-names.ts';
import { promoteFrom } from '../promote/promote-from.ts';
import { changeOptions, printChange, withChangeFlags, type ChangeFlags } from './change.ts';
import { remotesOf, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

interface PromoteFlags extends ChangeFlags {
  readonly from?: string;
}

export function addPromote(program: Command, context: CommandContext): void {
  withChangeFlags(program.command('promote'))
    .description('make published releases live, of remotes and of the shell, several of them in one revision')
    .argument(
      '[releases...]',
      `<remote>@<version> or shell@<version>; with --from the names alone; the remotes are ${remoteNames}`,
    )
    .option(
      '--from <registry>',
      'what is live in another registry, the data folder or the address of a store: all of it, or what is named. What is not published here yet is published. An address needs the setting RELEASE_FROM_TOKEN, a token of that store',
    )
    .action(async (texts: readonly string[], flags: PromoteFlags, command: Command) => {
      const options = changeOptions(command, flags, context);
      if (flags.from !== undefined) return promoteSet(flags.from, texts, options, context);
      if (texts.length === 0) command.error("error: missing required argument 'releases'");
      const releases = await parseReleases(texts, command, context);
      printChange(context, await context.registry.promote(releases, options));
    });
}

async function promoteSet(
  from: string,
  texts: readonly string[],
  options: ReturnType<typeof changeOptions>,
  { registry, otherRegistry, print }: CommandContext,
): Promise<void> {
  const names = texts.reduce<readonly string[]>((before, text) => remotesOf(text, before), []);
  const { change, published } = await promoteFrom(otherRegistry(from), registry, names, options);
  const lines = published.map(
    ({ name, version }) => `${name} ${version} ${change.dryRun ? 'would be' : 'is'} published.`,
  );
  printChange({ print: (more, json) => print([...lines, ...more], json) }, change, { published });
}
