import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { ChannelConflict } from '../registry/index.ts';
import {
  fields,
  fromRoot,
  missingFields,
  parseFields,
  portOf,
  publicUrlOf,
  releaseStorageNames,
  releaseStorageOf,
  SettingsError,
  storedSecret,
  type Values,
} from '../settings/index.ts';
import { StoreDatabaseFailed } from '../registry/postgres/store-database-failed.ts';
import { StorageFailed } from '../storage/index.ts';
import { folderStore, openReleaseStore } from './store/release-store.ts';
import { reportsClient, ReportsUnavailable, type Reports } from '../release-watch/reports-client.ts';
import { osUser } from './actor.ts';
import type { CommandContext } from './commands/context.ts';
import { addCanaryCommands } from './commands/canary-commands.ts';
import { addCheck } from './commands/check-command.ts';
import { addHealth } from './commands/health-command.ts';
import { addDiff } from './commands/diff-command.ts';
import { addPreviewCommands } from './commands/preview-commands.ts';
import { addPromote } from './commands/promote-command.ts';
import { addPublishCommands } from './commands/publish-commands.ts';
import { addRollback } from './commands/rollback-command.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addTrace } from './commands/trace-command.ts';
import { addTypes } from './commands/types-command.ts';
import { addViewCommands } from './commands/view-commands.ts';
import { GateRefused } from './gate/problem.ts';
import { storeRegistry } from './registries/store-registry.ts';
import { httpRegistry, RegistryUnreachable } from './registries/http-registry.ts';
import type { ReleaseRegistry } from './registries/release-registry.ts';
import { ReleaseError, SmokeTestFailed } from './release-error.ts';

export interface ProgramOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Reads the standard input to its end. */
  readonly readInput: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * 0: done; 1: refused, with the reason; 2: wrong usage; 3: someone else changed the same remote meanwhile, look and try again; 4: the
 * registry, or what keeps its releases, did not answer, so it may have been done or not.
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
  { env, readInput, out, err }: ProgramOptions,
): Promise<ExitCode> {
  const json = args.includes('--json');
  const fail = (code: Exclude<ExitCode, 0>, message: string, text = message, more = {}): ExitCode => {
    if (json) out(`${JSON.stringify({ error: { code: names[code], message, ...more } })}\n`);
    else err(`${text.trim()}\n`);
    return code;
  };
  let usage = '';
  let done: ExitCode = 0;
  let end = () => Promise.resolve();
  try {
    const { context, close } = await contextOf(env);
    end = close;
    const program = createProgram({
      ...context,
      readInput,
      print: (lines, result, passed = true) => {
        out(json ? `${JSON.stringify(result, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
        if (!passed) done = 1;
      },
      out,
      err: (text) => (usage += text),
    });
    await program.parseAsync(args, { from: 'user' });
    return done;
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
    if (error instanceof GateRefused) {
      return fail(1, error.message, error.message, { problems: error.problems });
    }
    if (error instanceof RegistryUnreachable || error instanceof ReportsUnavailable)
      return fail(4, error.message);
    if (error instanceof StorageFailed || error instanceof StoreDatabaseFailed) {
      const settings = error instanceof StorageFailed ? 'RELEASE_FILES_…' : 'RELEASE_STORE_URL';
      return fail(
        4,
        `${error.message} Is ${settings} right? Else try again when it answers; 'status' says whether anything was done.`,
      );
    }
    return fail(error instanceof ChannelConflict ? 3 : 1, error.message);
  } finally {
    await end();
  }
}

interface OpenedContext {
  readonly context: Omit<CommandContext, 'print' | 'readInput'>;
  readonly close: () => Promise<void>;
}

/** The registry that the settings name: that of a store's address, or the store of this machine. Throws SettingsError. */
async function contextOf(env: NodeJS.ProcessEnv): Promise<OpenedContext> {
  const values = parseFields(env, [
    ...(['DATA_DIR', 'PORT', 'PUBLIC_URL', 'API_PORT', 'API_ORIGIN', 'REPORT_SECRET'] as const),
    ...(['RELEASE_ACTOR', 'RELEASE_URL', 'RELEASE_TOKEN'] as const),
    ...releaseStorageNames,
  ]);
  const { RELEASE_ACTOR: actor = osUser(), RELEASE_URL: url, RELEASE_TOKEN: token } = values;
  const folder = fromRoot(values.DATA_DIR);
  const workingFolder = env['INIT_CWD'] ?? process.cwd();
  const otherRegistry = (from: string) => otherRegistryOf(from, env, workingFolder);
  const common = { actor, workingFolder, otherRegistry };
  if (url !== undefined && token !== undefined) {
    const store = () => {
      throw new ReleaseError(
        `This is done on the machine of the store, without RELEASE_URL (which is ${url}).`,
      );
    };
    const storeUrl = url.replace(/\/+$/, '');
    return {
      context: { ...common, registry: httpRegistry({ url, token }), store, storeUrl },
      close: () => Promise.resolve(),
    };
  }
  if (url !== undefined) throw new SettingsError(missingFields(values, ['RELEASE_TOKEN'], 'RELEASE_URL'));
  // A pipeline whose address is missing would otherwise succeed, in a folder of its own.
  if (token !== undefined) throw new SettingsError(missingFields(values, ['RELEASE_URL'], 'RELEASE_TOKEN'));
  const store = await openReleaseStore(folder, releaseStorageOf(values));
  const registry = storeRegistry(store, reportsOf(values, folder));
  return {
    context: { ...common, registry, store: () => store, storeUrl: publicUrlOf(values) },
    close: store.close,
  };
}

/** What the API of the store on this machine has counted. The secret is read when it is needed: other commands make none. */
function reportsOf(
  values: Pick<Values, 'PORT' | 'API_PORT' | 'API_ORIGIN' | 'REPORT_SECRET'>,
  folder: string,
): Reports {
  const client = () =>
    reportsClient({
      apiOrigin: values.API_ORIGIN ?? `http://localhost:${String(portOf(values, 'API_PORT'))}`,
      secret: values.REPORT_SECRET ?? storedSecret(folder, 'reports'),
    });
  return { votes: (run) => client().votes(run), health: (days) => client().health(days) };
}

/** The registry of another store, by its address or folder. */
function otherRegistryOf(from: string, env: NodeJS.ProcessEnv, workingFolder: string): ReleaseRegistry {
  if (!/^https?:/.test(from)) {
    const folder = path.resolve(workingFolder, from);
    if (existsSync(folder)) return storeRegistry(folderStore(folder));
    throw new ReleaseError(`There is no folder ${folder}: name the DATA_DIR of a store, or its address.`);
  }
  // The same rule for where a token is sent.
  const { schema, hint } = fields.RELEASE_URL;
  if (!schema.safeParse(from).success) throw new ReleaseError(`'${from}' cannot be used: write ${hint}.`);
  const values = parseFields(env, ['RELEASE_FROM_TOKEN']);
  const { RELEASE_FROM_TOKEN: token } = values;
  if (token === undefined) {
    throw new SettingsError(missingFields(values, ['RELEASE_FROM_TOKEN'], '--from with an address'));
  }
  return httpRegistry({ url: from, token, setting: '--from' });
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
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 changed by someone else meanwhile: look, and try again; 4 the registry did not answer.
With RELEASE_URL and RELEASE_TOKEN the commands work on the store at that address, else on that of the settings, by default the folder DATA_DIR.
For scripts: npm run -s release -- <command> --json`,
    );
  addPublishCommands(program, context);
  addCheck(program, context);
  addPreviewCommands(program, context);
  addPromote(program, context);
  addCanaryCommands(program, context);
  addRollback(program, context);
  addViewCommands(program, context);
  addHealth(program, context);
  addDiff(program, context);
  addTrace(program, context);
  addTypes(program, context);
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
