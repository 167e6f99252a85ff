import { Command, CommanderError } from 'commander';
import { ChannelConflict } from '../registry/index.ts';
import { fromRoot, parseFields } from '../settings/index.ts';
import type { CommandContext } from './commands/context.ts';
import { addPromote } from './commands/promote-command.ts';
import { addPublishCommands } from './commands/publish-commands.ts';
import { addRollback } from './commands/rollback-command.ts';
import { addViewCommands } from './commands/view-commands.ts';
import { SmokeTestFailed } from './promote/smoke-test.ts';

export interface ProgramOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** 0: done; 1: refused, with the reason; 2: wrong usage; 3: somebody else changed the same remote meanwhile, look and try again. */
export type ExitCode = 0 | 1 | 2 | 3;

const names: Readonly<Record<Exclude<ExitCode, 0>, string>> = { 1: 'REFUSED', 2: 'USAGE', 3: 'CONFLICT' };

/** Runs a command of the release CLI. With `--json` the result and an error (`{"error":{"code","message"}}`) go to `out`. */
export async function runReleaseCommand(
  args: readonly string[],
  { env, out, err }: ProgramOptions,
): Promise<ExitCode> {
  const json = args.includes('--json');
  const fail = (code: Exclude<ExitCode, 0>, message: string, text = message): ExitCode => {
    if (json) out(`${JSON.stringify({ error: { code: names[code], message } })}\n`);
    else err(`${text.trim()}\n`);
    return code;
  };
  let usage = '';
  try {
    const { DATA_DIR, RELEASE_ACTOR } = parseFields(env, ['DATA_DIR', 'RELEASE_ACTOR']);
    const program = createProgram({
      dataDir: fromRoot(DATA_DIR),
      actor: RELEASE_ACTOR,
      print: (lines, result) =>
        out(json ? `${JSON.stringify(result, null, 2)}\n` : lines.map((line) => `${line}\n`).join('')),
      out,
      err: (text) => (usage += text),
    });
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) return fail(1, String(error));
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // Without a command the message is the help itself.
      const message = error.code === 'commander.help' ? 'Name a command: see --help.' : error.message;
      return fail(2, message.replace(/^error: /, ''), usage);
    }
    if (error instanceof SmokeTestFailed) {
      return fail(1, `${error.message}\nTo go live without this test: --force --reason <why>.`);
    }
    return fail(error instanceof ChannelConflict ? 3 : 1, error.message);
  }
}

function createProgram(context: CommandContext & Pick<ProgramOptions, 'out' | 'err'>): Command {
  const program = new Command('npm run release --')
    .description('Releases parts of the store, and says what is live and how that came about.')
    .option('--json', 'print the result as JSON')
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .showHelpAfterError()
    .addHelpText(
      'after',
      `
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 changed by somebody else meanwhile: look, and try again.
For scripts: npm run -s release -- <command> --json`,
    );
  addPublishCommands(program, context);
  addPromote(program, context);
  addRollback(program, context);
  addViewCommands(program, context);
  for (const command of program.commands) command.option('--json', 'print the result as JSON');
  return program;
}
