import type { Command } from 'commander';
import { previewHandle } from '../../registry/index.ts';
import { remoteNames } from '../package-names.ts';
import type { ListedPreview } from '../promote/preview.ts';
import { maxDeveloperHours, maxPreviewHours } from '../registries/wire-schemas.ts';
import { columns, oneLine, wholeNumber, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

/** preview, previews and end-preview: releases that one browser sees. */
export function addPreviewCommands(program: Command, context: CommandContext): void {
  addPreview(program, context);
  addPreviews(program, context);
  addEndPreview(program, context);
  addDeveloper(program, context);
}

interface PreviewFlags {
  readonly hours: number;
  readonly actor?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
}

const namesOf = (releases: ListedPreview['releases']) =>
  releases.map(({ name, version }) => `${name} ${version}`).join(', ');
const whatOf = ({ developer, releases }: ListedPreview) =>
  developer ? "a developer's sign-in" : namesOf(releases);

function addPreview(program: Command, context: CommandContext): void {
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
    .option('--dry-run', 'check everything, but make no link')
    .action(
      async (
        texts: readonly string[],
        { hours, actor = context.actor, force, dryRun = false }: PreviewFlags,
        command: Command,
      ) => {
        if (hours > maxPreviewHours) {
          command.error(`error: a preview lasts ${String(maxPreviewHours)} hours at most`);
        }
        const releases = await parseReleases(texts, command, context);
        const { id, expiresAt } = await context.registry.preview({ releases, hours, actor, force, dryRun });
        if (id === null) {
          context.print([`${namesOf(releases)} could be seen until ${expiresAt}. Nothing was written.`], {
            ...{ link: null, handle: null, expiresAt, releases, dryRun },
          });
          return;
        }
        const link = `${context.storeUrl}/?preview=${id}`;
        const handle = previewHandle(id);
        context.print(
          [
            `${namesOf(releases)} can be seen until ${expiresAt} at`,
            link,
            'Everyone who has the link sees it. Orders placed there are real.',
            `To end it before: npm run release -- end-preview ${handle}`,
          ],
          { link, handle, expiresAt, releases },
        );
      },
    );
}

function addPreviews(program: Command, { registry, print }: CommandContext): void {
  program
    .command('previews')
    .description('the previews that can be seen, without their links; over HTTP those that you may end')
    .action(async () => {
      const previews = await registry.previews();
      const rows = previews.map((preview) => [
        preview.handle,
        whatOf(preview),
        `since ${preview.createdAt}`,
        `until ${preview.expiresAt}`,
        `by ${preview.createdBy}`,
      ]);
      print(rows.length === 0 ? ['There are no previews.'] : columns(rows), previews);
    });
}

function addEndPreview(program: Command, { registry, print }: CommandContext): void {
  program
    .command('end-preview')
    .description('end a preview: its link stops working at once')
    .argument('<handle>', "as 'previews' shows it")
    .action(async (handle: string) => {
      const ended = await registry.endPreview(handle);
      const what = ended.developer ? whatOf(ended) : `the preview of ${whatOf(ended)}`;
      print([`${what[0]?.toUpperCase() ?? ''}${what.slice(1)} has ended.`], ended);
    });
}

function addDeveloper(program: Command, { registry, storeUrl, print, actor: user }: CommandContext): void {
  program
    .command('developer')
    .description('a link that gives the browser that opens it the developer panel')
    .option('--hours <count>', `how long it lasts, at most ${String(maxDeveloperHours)}`, wholeNumber(1), 12)
    .option('--actor <name>', 'who (default: RELEASE_ACTOR, or the user of this process)', oneLine(100))
    .action(async ({ hours, actor = user }: Pick<PreviewFlags, 'hours' | 'actor'>, command: Command) => {
      if (hours > maxDeveloperHours) {
        command.error(`error: a developer's sign-in lasts ${String(maxDeveloperHours)} hours at most`);
      }
      const { id, expiresAt } = await registry.developer({ hours, actor });
      const link = `${storeUrl}/?preview=${id}`;
      const handle = previewHandle(id);
      print(
        [
          `Until ${expiresAt} the browser that opens this link has the developer panel:`,
          link,
          'Keep it to yourself: who has it may show any release, and code of their own machine, in their browser.',
          `To end it before: npm run release -- end-preview ${handle}`,
        ],
        { link, handle, expiresAt },
      );
    });
}
