import type { Command } from 'commander';
import { remoteNames } from '../package-names.ts';
import { maxPreviewHours } from '../registries/wire-schemas.ts';
import { oneLine, wholeNumber, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

interface PreviewFlags {
  readonly hours: number;
  readonly actor?: string;
  readonly force?: boolean;
}

export function addPreview(program: Command, context: CommandContext): void {
  program
    .command('preview')
    .description(
      'a link that shows published releases in place of the live ones, in the browser that opens it',
    )
    .argument('<releases...>', `<remote>@<version>; the remotes are ${remoteNames}`)
    .option(
      '--hours <count>',
      `how long the link works, at most ${String(maxPreviewHours)}`,
      wholeNumber(1),
      24,
    )
    .option('--actor <name>', 'who (default: RELEASE_ACTOR, or the user of this process)', oneLine(100))
    .option('--force', 'without the test in the shell')
    .action(
      async (
        texts: readonly string[],
        { hours, actor = context.actor, force }: PreviewFlags,
        command: Command,
      ) => {
        if (hours > maxPreviewHours) {
          command.error(`error: a preview lasts ${String(maxPreviewHours)} hours at most`);
        }
        const releases = await parseReleases(texts, command, context);
        const { id, expiresAt } = await context.registry.preview({ releases, hours, actor, force });
        const link = `${context.storeUrl}/?preview=${id}`;
        context.print(
          [
            `${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} can be seen until ${expiresAt} at`,
            link,
            'Whoever has the link sees it. Orders placed there are real.',
          ],
          { link, expiresAt, releases },
        );
      },
    );
}
