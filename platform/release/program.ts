import { Command, CommanderError } from 'commander';
import { ChannelConflict } from '../registry/index.ts';
import { fromRoot, missingFields, parseFields, publicUrlOf, SettingsError } from '../settings/index.ts';
import { osUser } from './actor.ts';
import type { CommandContext } from './commands/context.ts';
import { addPreview } from './commands/preview-command.ts';
import { addPromote } from './commands/promote-command.ts';
import { addPublishCommands } from './commands/publish-commands.ts';
import { addRollback } from './commands/rollback-command.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addViewCommands } from './commands/view-commands.ts';
import { folderRegistry } from './registries/folder-registry.ts';
import { httpRegistry, RegistryUnreachable } from './registries/http-registry.ts';
import { ReleaseError, SmokeTestFailed } from './release-error.ts';

export interface ProgramOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * 0: done; 1: refused, with the reason; 2: wrong usage; 3: somebody else changed the same remote meanwhile, look and try again; 4: the
 * registry did not answer, so it may have been done or not.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

const names: Readonly<Record<Exclude<ExitCode, 0>, string>> = {
  1: 'REFUSED',
  2: 'USAGE',
  3: 'CONFLICT',
  4: 'UNREACHABLE',
};

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
    const program = createProgram({
      ...registryOf(env),
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
      const isPreview = args.find((word) => !word.startsWith('-')) === 'preview';
      const how = isPreview
        ? 'To see it without this test: --force'
        : 'To go live without this test: --force --reason <why>';
      return fail(1, `${error.message}\n${how}.`);
    }
    if (error instanceof RegistryUnreachable) return fail(4, error.message);
    return fail(error instanceof ChannelConflict ? 3 : 1, error.message);
  }
}

/** The registry that the settings name: that of a store's address, or that of the folder. Throws SettingsError. */
function registryOf(env: NodeJS.ProcessEnv): Omit<CommandContext, 'print'> {
  const values = parseFields(env, [
    ...(['DATA_DIR', 'PORT', 'PUBLIC_URL'] as const),
    ...(['RELEASE_ACTOR', 'RELEASE_URL', 'RELEASE_TOKEN'] as const),
  ]);
  const { RELEASE_ACTOR: actor = osUser(), RELEASE_URL: url, RELEASE_TOKEN: token } = values;
  const folder = fromRoot(values.DATA_DIR);
  const common = { actor, workingFolder: env['INIT_CWD'] ?? process.cwd() };
  if (url !== undefined && token !== undefined) {
    const dataDir = () => {
      throw new ReleaseError(
        `This is done on the machine of the store, without RELEASE_URL (which is ${url}).`,
      );
    };
    return { ...common, registry: httpRegistry({ url, token }), dataDir, storeUrl: url.replace(/\/+$/, '') };
  }
  if (url !== undefined) throw new SettingsError(missingFields(values, ['RELEASE_TOKEN'], 'RELEASE_URL'));
  // A pipeline whose address is missing would otherwise succeed, in a folder of its own.
  if (token !== undefined) throw new SettingsError(missingFields(values, ['RELEASE_URL'], 'RELEASE_TOKEN'));
  return {
    ...common,
    registry: folderRegistry(folder),
    dataDir: () => folder,
    storeUrl: publicUrlOf(values),
  };
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
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 changed by somebody else meanwhile: look, and try again; 4 the registry did not answer.
With RELEASE_URL and RELEASE_TOKEN the commands work on the store at that address, else in the folder DATA_DIR.
For scripts: npm run -s release -- <command> --json`,
    );
  addPublishCommands(program, context);
  addPreview(program, context);
  addPromote(program, context);
  addRollback(program, context);
  addViewCommands(program, context);
  addTokenCommands(program, context);
  addJsonOption(program.commands);
  return program;
}

function addJsonOption(commands: readonly Command[]): void {
  for (const command of commands) {
    if (command.commands.length > 0) addJsonOption(command.commands);
    else command.option('--json', 'print the result as JSON');
  }
}
