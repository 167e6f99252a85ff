import type { Command } from 'commander';
import type { CanaryChange, RemoteChange } from '../../registry/index.ts';
import type { ChangeRequest, ChangeResult } from '../registries/release-registry.ts';
import { oneLine, type CommandContext } from './context.ts';

/** Options of every command that changes the channel. */
export interface NoteFlags {
  readonly reason?: string;
  readonly actor?: string;
  readonly dryRun?: boolean;
}

/** Options of the commands that make releases live. */
export interface ChangeFlags extends NoteFlags {
  readonly force?: boolean;
}

export const withNoteFlags = (command: Command): Command =>
  command
    .option('--reason <text>', 'why, for the history', oneLine(500))
    .option(
      '--actor <name>',
      'who, for the history (default: RELEASE_ACTOR, or the user of this process)',
      oneLine(100),
    )
    .option('--dry-run', 'check everything and print what would change, but write nothing');

export const withChangeFlags = (command: Command): Command =>
  withNoteFlags(command).option(
    '--force',
    'go live without the test in the shell; needs a reason. Files, host API and prefixes are checked all the same',
  );

/** The flags as options of a change; `--force` without a reason is refused. */
export function changeOptions(
  command: Command,
  { reason, actor, dryRun, force }: ChangeFlags,
  context: CommandContext,
): ChangeRequest {
  if (force && reason === undefined) {
    command.error("error: '--force' needs a reason, for those who read the history: --reason <text>");
  }
  return { reason, actor: actor ?? context.actor, dryRun, force };
}

/** One line for each remote that changes. */
export const describeChanges = (changes: readonly RemoteChange[]): readonly string[] =>
  changes.map(({ remote, from, to }) => `${remote}: ${from ?? 'not live'} → ${to ?? 'not live'}`);

/** One line for each remote whose canary changes. */
export const describeCanaryChanges = (changes: readonly CanaryChange[]): readonly string[] =>
  changes.flatMap(({ remote, from, to }) => {
    if (from?.version !== to?.version) {
      return [
        ...(from ? [`${remote}: canary ${from.version} ended, at ${String(from.share)} %`] : []),
        ...(to
          ? [
              `${remote}: canary ${to.version} for ${String(to.share)} % of the visitors${to.automatic ? '' : ', held'}`,
            ]
          : []),
      ];
    }
    if (!from || !to) return [];
    const share = from.share === to.share ? String(to.share) : `${String(from.share)} → ${String(to.share)}`;
    const how = from.automatic === to.automatic ? '' : to.automatic ? ', grows by itself' : ', held';
    return [`${remote}: canary ${to.version} for ${share} % of the visitors${how}`];
  });

/** Prints what has changed, or would change. `unchanged` says what is so already where nothing changes. */
export function printChange(
  { print }: Pick<CommandContext, 'print'>,
  { revision, changes, canaryChanges, dryRun, note }: ChangeResult,
  more: object = {},
  unchanged = 'that is live already',
): void {
  const alone = changes.filter(({ from, to, fallback }) => from && to && !fallback);
  const outcome =
    changes.length + canaryChanges.length === 0
      ? `Nothing changes: ${unchanged}, with revision ${String(revision)}.`
      : dryRun
        ? `Nothing was written: the channel stays at revision ${String(revision)}.`
        : `Live with revision ${String(revision)}.`;
  print(
    [
      ...describeChanges(changes),
      ...describeCanaryChanges(canaryChanges),
      ...alone.map(
        ({ remote, to }) =>
          `${remote} ${to ?? ''} has no release to fall back to where it cannot be loaded: promote a repaired one soon.`,
      ),
      ...(note === undefined ? [] : [note]),
      outcome,
    ],
    { revision, changes, canaryChanges, dryRun, ...(note !== undefined && { note }), ...more },
  );
}
