import { InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod';
import { remoteNames } from '../package-names.ts';
import type { RollbackTarget } from '../promote/rollback-to.ts';
import { changeOptions, printChange, withChangeFlags, type ChangeFlags } from './change.ts';
import { remotesOf, type CommandContext } from './context.ts';

interface RollbackFlags extends ChangeFlags {
  readonly to?: RollbackTarget;
  readonly all?: boolean;
}

export function addRollback(program: Command, context: CommandContext): void {
  withChangeFlags(program.command('rollback'))
    .description(
      'make earlier releases live again: the previous ones, or what was live at a revision or a moment',
    )
    .argument('[remotes...]', `${remoteNames}, shell`, remotesOf)
    .option('--to <target>', 'a revision such as 12, or a moment such as 2026-11-24T10:00Z', parseTarget)
    .option(
      '--all',
      'all remotes and the shell, with --to only; remotes that were not live then are taken out',
    )
    .addHelpText('after', '\nWithout --to each rollback of a remote goes one release further back.')
    .action(async (remotes: readonly string[] = [], flags: RollbackFlags, command: Command) => {
      const { to, all = false } = flags;
      const named = remotes.length > 0;
      if (all === named || (all && to === undefined)) {
        command.error(`error: name the remotes (${remoteNames}), or write --all --to <revision or moment>`);
      }
      const options = changeOptions(command, flags, context);
      const { target, ...change } = await context.registry.rollback({ ...options, remotes, to });
      const print: CommandContext['print'] = (lines, json) =>
        context.print(
          target ? [`Back to revision ${String(target.revision)} of ${target.at}:`, ...lines] : lines,
          json,
        );
      printChange({ print }, change, target && { target });
    });
}

// Without its time zone it would be another moment on another machine. Seconds may be left out.
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

function parseTarget(text: string): RollbackTarget {
  if (/^\d+$/.test(text)) return { revision: Number(text) };
  if (moment.safeParse(text).success) return { at: new Date(text) };
  throw new InvalidArgumentError(
    'Write a revision such as 12, or a moment with its time zone such as 2026-11-24T10:00Z.',
  );
}
