import path from 'node:path';
import type { Command } from 'commander';
import { list } from '../list.ts';
import { findPackage, packageNames } from '../package-names.ts';
import { keepDays, prune } from '../prune.ts';
import { publish } from '../publish/publish.ts';
import { withNoteFlags, type NoteFlags } from './change.ts';
import { columns, wholeNumber, type CommandContext } from './context.ts';

/** publish, list and prune: the folder of published releases. */
export function addPublishCommands(program: Command, context: CommandContext): void {
  addPublish(program, context);
  addList(program, context);
  addPrune(program, context);
}

function addPublish(program: Command, { dataDir, print }: CommandContext): void {
  program
    .command('publish')
    .description('copy builds to the releases, where they never change again')
    .argument('<packages...>', packageNames)
    .action((names: readonly string[]) => {
      // All names first: a wrong one publishes nothing.
      const packages = names.map(findPackage);
      const published = packages.map((found) => {
        const { release, alreadyThere } = publish(path.join(found.path, 'dist'), dataDir);
        return { name: release.name, version: release.version, alreadyThere };
      });
      print(
        published.map(
          ({ name, version, alreadyThere }) =>
            `${name} ${version} ${alreadyThere ? 'is published already' : 'is published'}.`,
        ),
        published,
      );
    });
}

function addList(program: Command, { dataDir, print }: CommandContext): void {
  program
    .command('list')
    .description('all published releases')
    .action(() => {
      const releases = list(dataDir);
      print(
        releases.length === 0
          ? [`Nothing has been published in ${dataDir}.`]
          : columns(releases.map(({ name, version, state }) => [name, version, state])),
        releases,
      );
    });
}

function addPrune(program: Command, context: CommandContext): void {
  withNoteFlags(program.command('prune'))
    .description(
      'remove releases that are not live, that no rollback by one step can reach, and that were neither published nor live recently',
    )
    .argument('[days]', 'how recently', wholeNumber(1), keepDays)
    .action(async (days: number, { reason, actor = context.actor, dryRun = false }: NoteFlags) => {
      const removed = await prune(context.dataDir, { days, actor, reason, dryRun });
      context.print(
        removed.length === 0
          ? ['There is nothing to remove.']
          : removed.map(({ name, version }) => `${name} ${version} ${dryRun ? 'would be' : 'is'} removed.`),
        { removed: removed.map(({ name, version }) => ({ name, version })), dryRun },
      );
    });
}
