import type { Command } from 'commander';
import { findRemoteName } from '../package-names.ts';
import { label } from '../publish/read-release.ts';
import { filePath, versionPattern } from '../publish/release-file.ts';
import type { ReleaseRegistry } from '../registries/release-registry.ts';
import { NotPublished, ReleaseError } from '../release-error.ts';
import { describePosition, framesIn, withSources, type Frame } from '../trace/stack-frames.ts';
import type { Position, Traced } from '../trace/trace-positions.ts';
import type { CommandContext } from './context.ts';

export function addTrace(program: Command, context: CommandContext): void {
  program
    .command('trace')
    .description('the places in the sources that the scripts of a release were made from, by its source maps')
    .argument(
      '<release>',
      "<remote>@<version>, also shell@<version>; or '-': a stack trace from the standard input",
    )
    .argument('[position]', '<file>:<line>:<column> of a script, as a browser names it')
    .addHelpText('after', '\nThe exit code is 1 when no place is known.')
    .action(async (release: string, position: string | undefined, _flags: object, command: Command) => {
      if (release === '-') {
        if (position !== undefined) command.error("error: '-' reads a stack trace; it takes no position");
        return traceStack(await context.readInput(), context);
      }
      await tracePosition(parseRelease(release, command), parsePosition(position, command), context);
    });
}

interface Named {
  readonly name: string;
  readonly version: string;
}

async function tracePosition(
  release: Named,
  position: Position,
  { registry, print }: CommandContext,
): Promise<void> {
  const [traced] = await trace(registry, release, [position]);
  if (!traced?.at) throw new ReleaseError(traced?.problem ?? 'This place is not known.');
  print([describePosition(traced.at)], { ...release, ...position, at: traced.at });
}

async function traceStack(text: string, { registry, print }: CommandContext): Promise<void> {
  const frames = framesIn(text);
  if (frames.length === 0) {
    throw new ReleaseError(
      'No address in this text leads into a release: such as /releases/catalog/0.1.0-3f2a9c1b/home.js:1:2345.',
    );
  }
  const byRelease = Map.groupBy(frames, label);
  const results = new Map<Frame, Pick<Traced, 'at' | 'problem'>>();
  for (const some of byRelease.values()) {
    const [first] = some;
    if (!first) continue;
    const traced = await tracedOrWhy(
      registry,
      first,
      some.map(({ position }) => position),
    );
    some.forEach((frame, at) => results.set(frame, traced[at] ?? { at: null, problem: null }));
  }
  const all = frames.map((frame) => ({ frame, ...(results.get(frame) ?? { at: null, problem: null }) }));
  const problems = [...new Set(all.flatMap(({ problem }) => problem ?? []))];
  print(
    [withSources(text.trimEnd(), all), ...(problems.length === 0 ? [] : ['', ...problems])],
    {
      frames: all.map(({ frame: { name, version, position }, at, problem }) => ({
        ...{ name, version },
        ...position,
        ...{ at, problem },
      })),
    },
    all.some(({ at }) => at !== null),
  );
}

/** One release that is not known does not keep the others from being traced. */
async function tracedOrWhy(
  registry: ReleaseRegistry,
  release: Named,
  positions: readonly Position[],
): Promise<readonly Pick<Traced, 'at' | 'problem'>[]> {
  try {
    return await trace(registry, release, positions);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const problem = error.message;
    return positions.map(() => ({ at: null, problem }));
  }
}

/** Traces; says of a release that was live once that it has been removed. */
async function trace(
  registry: ReleaseRegistry,
  { name, version }: Named,
  positions: readonly Position[],
): Promise<readonly Traced[]> {
  try {
    return await registry.trace(name, version, positions);
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    const wasLive = (await registry.history()).some(({ live }) => live[name]?.version === version);
    if (!wasLive) throw error;
    throw new ReleaseError(
      `${label({ name, version })} was live, and has been removed since, with its source maps. Build its sources again to have them.`,
    );
  }
}

function parseRelease(text: string, command: Command): Named {
  const [wanted = '', version = '', ...more] = text.split('@');
  if (more.length > 0 || !versionPattern.test(version)) {
    command.error(`error: '${text}' is no release: write catalog@0.1.0-3f2a9c1b, or - for a stack trace`);
  }
  return { name: findRemoteName(wanted), version };
}

function parsePosition(text: string | undefined, command: Command): Position {
  const [, file = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(text ?? '') ?? [];
  const position = { file, line: Number(line), column: Number(column) };
  if (filePath.test(file) && position.line > 0 && position.column > 0) return position;
  return command.error('error: write <file>:<line>:<column>, such as home.1a2b3c4d.js:1:2345');
}
