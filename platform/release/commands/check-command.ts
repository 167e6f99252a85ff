import type { Command } from 'commander';
import { distOf, packageNames } from '../package-names.ts';
import type { Checked } from '../promote/check-build.ts';
import { columns, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

export function addCheck(program: Command, context: CommandContext): void {
  program
    .command('check')
    .description('what promoting a release or a build would check, all of it; nothing is changed')
    .argument(
      '<release or build>',
      `<remote>@<version> of a published one; or a build: ${packageNames}, or its folder: ./dist`,
    )
    .addHelpText('after', '\nThe exit code is 1 when something is wrong.')
    .action(async (text: string, _flags: object, command: Command) => {
      const { name, version, passed, checks } = await context.registry.check(
        await parse(text, command, context),
      );
      const rows = checks.map(({ what, outcome, detail }) => [
        outcome,
        what,
        // What follows the first line belongs to it.
        detail.replaceAll('\n', '\n    '),
      ]);
      const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
      const outcome = passed
        ? `${name} ${version} can go live.`
        : `${name} ${version} cannot go live: ${String(failed)} of ${String(checks.length)} checks failed.`;
      context.print([...columns(rows), outcome], { name, version, passed, checks }, passed);
    });
}

async function parse(text: string, command: Command, context: CommandContext): Promise<Checked> {
  // A folder may have an @ in its name.
  const isFolder = /[/\\]/.test(text) || text.startsWith('.');
  if (isFolder || !text.includes('@')) return { dist: distOf(text, context.workingFolder) };
  const [release] = await parseReleases([text], command, context);
  return release ?? command.error('error: name a release or a build');
}
