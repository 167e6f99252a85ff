import type { Command } from 'commander';
import { distOf, packageNames } from '../package-names.ts';
import { gc, keepDays } from '../gc.ts';
import type { PublishedRelease } from '../registries/release-registry.ts';
import { withNoteFlags, type NoteFlags } from './change.ts';
import { columns, wholeNumber, type CommandContext } from './context.ts';

/** publish, list and gc: the published releases. */
export function addPublishCommands(program: Command, context: CommandContext): void {
  addPublish(program, context);
  addList(program, context);
  addGc(program, context);
}

function addPublish(program: Command, { registry, workingFolder, print }: CommandContext): void {
  program
    .command('publish')
    .description('copy builds to the releases, where they never change again')
    .argument('<packages...>', `${packageNames}, or the folder of a build: ./dist`)
    .option('--dry-run', 'check the builds and say what would be published, but write nothing')
    .action(async (names: readonly string[], { dryRun = false }: { readonly dryRun?: boolean }) => {
      // All names first: a wrong one publishes nothing.
      const builds = names.map((name) => distOf(name, workingFolder));
      const published: PublishedRelease[] = [];
      for (const dist of builds) published.push(await registry.publish(dist, { dryRun }));
      print(
        published.map(
          ({ name, version, alreadyThere }) =>
            `${name} ${version} ${alreadyThere ? 'is published already' : dryRun ? 'would be published' : 'is published'}.`,
        ),
        dryRun ? published.map((one) => ({ ...one, dryRun })) : published,
      );
    });
}

function addList(program: Command, { registry, print }: CommandContext): void {
  program
    .command('list')
    .description('all published releases')
    .action(async () => {
      const releases = await registry.list();
      print(
        releases.length === 0
          ? [`Nothing has been published in ${registry.location}.`]
          : columns(releases.map(({ name, version, state }) => [name, version, state])),
        releases,
      );
    });
}

interface GcFlags extends NoteFlags {
  readonly days: number;
}

function addGc(program: Command, context: CommandContext): void {
  withNoteFlags(program.command('gc').alias('prune'))
    .description(
      'remove releases that are no longer used: those that left the channel, or were published and never went live, some days ago',
    )
    .option('--days <count>', 'how many days ago', wholeNumber(1), keepDays)
    .addHelpText(
      'after',
      `
Kept are live releases and canaries, those that a rollback by one step after the other can reach, those of previews, the newest shell,
and the shells that the store has run in these days.`,
    )
    .action(async ({ days, reason, actor = context.actor, dryRun = false }: GcFlags) => {
      const removed = await gc(context.store(), { days, actor, reason, dryRun });
      context.print(
        removed.length === 0
          ? ['There is nothing to remove.']
          : removed.map(({ name, version }) => `${name} ${version} ${dryRun ? 'would be' : 'is'} removed.`),
        { removed: removed.map(({ name, version }) => ({ name, version })), dryRun },
      );
    });
}
