import { InvalidArgumentError, type Command } from 'commander';
import { listCanaries, maxShare, steps, type ListedCanary } from '../canary/index.ts';
import { remoteNames } from '../package-names.ts';
import {
  changeOptions,
  printChange,
  withChangeFlags,
  withNoteFlags,
  type ChangeFlags,
  type NoteFlags,
} from './change.ts';
import { columns, remoteOf, type CommandContext } from './context.ts';
import { parseReleases } from './parse-releases.ts';

/** canary start, step, hold, resume, complete, abort and list: a release that some visitors get in place of the live one. */
export function addCanaryCommands(program: Command, context: CommandContext): void {
  const canary = program
    .command('canary')
    .description('a release that some visitors get in place of the live one, and then more of them');
  addStart(canary, context);
  addStep(canary, context);
  addHold(canary, context);
  addComplete(canary, context);
  addAbort(canary, context);
  addList(canary, context);
}

interface ShareFlag {
  readonly share?: number;
}

const withShare = (command: Command, description: string): Command =>
  command.option('--share <percent>', description, parseShare);

function addStart(canary: Command, context: CommandContext): void {
  withShare(withChangeFlags(canary.command('start')), 'percent of the visitors; by default 1')
    .description('give a published release to some visitors')
    .argument('<release>', `<remote>@<version>; the remotes are ${remoteNames}`)
    .option('--manual', 'it does not grow by itself')
    .addHelpText(
      'after',
      `\nThe steps are ${steps.join(', ')} and 100 percent of the visitors. A new browser gets it from its second page on.`,
    )
    .action(
      async (
        text: string,
        flags: ChangeFlags & ShareFlag & { readonly manual?: boolean },
        command: Command,
      ) => {
        const [release] = await parseReleases([text], command, context);
        if (!release) return command.error('error: name a release');
        const { share, manual = false } = flags;
        const options = changeOptions(command, flags, context);
        printChange(
          context,
          await context.registry.canary.start({ ...release, share, automatic: !manual }, options),
        );
      },
    );
}

function addStep(canary: Command, context: CommandContext): void {
  withShare(withNoteFlags(canary.command('step')), 'percent of the visitors; by default the next step')
    .description('give a canary to more visitors; who has it keeps it')
    .argument('<remote>', remoteNames, remoteOf)
    .action(async (remote: string, { share, ...flags }: NoteFlags & ShareFlag, command: Command) => {
      const options = changeOptions(command, flags, context);
      const result = await context.registry.canary.step(remote, { share }, options);
      printChange(context, result, {}, `the canary of ${remote} has that share already`);
    });
}

function addHold(canary: Command, context: CommandContext): void {
  for (const [name, description, automatic, already] of [
    [
      'hold',
      'keep a canary at the visitors that it has: it does not grow by itself any more',
      false,
      'is held',
    ],
    ['resume', 'let a canary grow by itself', true, 'grows by itself'],
  ] as const) {
    withNoteFlags(canary.command(name))
      .description(description)
      .argument('<remote>', remoteNames, remoteOf)
      .action(async (remote: string, flags: NoteFlags, command: Command) => {
        const options = changeOptions(command, flags, context);
        const result = await context.registry.canary.step(remote, { automatic }, options);
        printChange(context, result, {}, `the canary of ${remote} ${already} already`);
      });
  }
}

function addComplete(canary: Command, context: CommandContext): void {
  withChangeFlags(canary.command('complete'))
    .description('make a canary live for everybody')
    .argument('<remote>', remoteNames, remoteOf)
    .action(async (remote: string, flags: ChangeFlags, command: Command) => {
      const options = changeOptions(command, flags, context);
      printChange(context, await context.registry.canary.complete(remote, options));
    });
}

function addAbort(canary: Command, context: CommandContext): void {
  withNoteFlags(canary.command('abort'))
    .description('end a canary: its visitors get the live release again. Needs a reason')
    .argument('<remote>', remoteNames, remoteOf)
    .action(async (remote: string, flags: NoteFlags, command: Command) => {
      if (flags.reason === undefined) {
        command.error("error: say why, for the team that has to repair it: '--reason <text>'");
      }
      const options = changeOptions(command, flags, context);
      printChange(context, await context.registry.canary.abort(remote, options));
    });
}

function addList(canary: Command, { registry, print }: CommandContext): void {
  canary
    .command('list')
    .description('the canaries, and what the other visitors get')
    .action(async () => {
      const canaries = listCanaries(await registry.channel());
      print(canaries.length === 0 ? ['There are no canaries.'] : columns(canaries.map(rowOf)), canaries);
    });
}

/** The columns of a canary. */
export const rowOf = ({
  remote,
  version,
  share,
  next,
  automatic,
  steppedAt,
  stable,
}: ListedCanary): readonly string[] => [
  remote,
  version,
  `${String(share)} % since ${steppedAt}`,
  automatic ? `then ${String(next)} %` : 'held',
  `instead of ${stable ?? 'nothing'}`,
];

function parseShare(text: string): number {
  const share = Number(text);
  if (/^\d+(?:\.\d)?$/.test(text) && share > 0 && share <= maxShare) return share;
  throw new InvalidArgumentError(
    `Write percent from 0.1 to ${String(maxShare)}: the others are those that it is compared with. 'canary complete' gives it to all.`,
  );
}
