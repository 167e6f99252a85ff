import type { Command } from 'commander';
import { changesBetween, type RemoteChange, type Revision } from '../../registry/index.ts';
import { remoteNames } from '../package-names.ts';
import { ReleaseError } from '../release-error.ts';
import { describeChanges } from './change.ts';
import { columns, remoteOf, wholeNumber, type CommandContext } from './context.ts';

/** status, history and diff: the channel and how it came about. */
export function addViewCommands(program: Command, context: CommandContext): void {
  addStatus(program, context);
  addHistory(program, context);
  addDiff(program, context);
}

type Change = Omit<Revision, 'live'> & { readonly changes: readonly RemoteChange[] };

/** The history with what each revision changed, newest first. */
function changesOf(history: readonly Revision[]): readonly Change[] {
  return history
    .map(({ live, ...revision }, index) => ({
      ...revision,
      changes: changesBetween(history[index - 1]?.live ?? {}, live),
    }))
    .reverse();
}

const touches = (name: string) => (change: Change) => change.changes.some(({ remote }) => remote === name);

function addStatus(program: Command, { registry, print }: CommandContext): void {
  program
    .command('status')
    .description('what is live, since when, and by whom')
    .action(async () => {
      const { revision, remotes } = await registry.channel();
      const changes = changesOf(await registry.history());
      const rows = Object.entries(remotes).map(([name, { version, previous }]) => {
        const since = changes.find(touches(name));
        return {
          name,
          version,
          previous: previous?.version ?? null,
          since: since?.at ?? null,
          actor: since?.actor ?? null,
        };
      });
      const lines = rows.map(({ name, version, since, actor, previous }) => [
        name,
        version,
        since === null ? '' : `since ${since}`,
        actor === null ? '' : `by ${actor}`,
        previous === null ? 'without fallback' : `fallback ${previous}`,
      ]);
      print([`Revision ${String(revision)}`, ...columns(lines)], { revision, remotes: rows });
    });
}

function addHistory(program: Command, { registry, print }: CommandContext): void {
  program
    .command('history')
    .description('the changes of the channel, newest first: when, who, what and why')
    .argument('[remote]', `changes of one remote only: ${remoteNames}`, remoteOf)
    .option('--limit <count>', 'how many', wholeNumber(1), 20)
    .action(async (remote: string | undefined, { limit }: { readonly limit: number }) => {
      const all = changesOf(await registry.history());
      const wanted = remote === undefined ? all : all.filter(touches(remote));
      const shown = wanted.slice(0, limit);
      const more = wanted.length - shown.length;
      const lines = [
        ...shown.flatMap(describeRevision),
        ...(more > 0 ? [`… and ${String(more)} before: --limit ${String(wanted.length)} shows all.`] : []),
      ];
      const none = remote === undefined ? 'Nothing has been live yet.' : `${remote} has never been live.`;
      print(lines.length === 0 ? [none] : lines, shown);
    });
}

function describeRevision({ revision, at, action, actor, reason, changes }: Change): readonly string[] {
  const head = [String(revision), at, action, actor && `by ${actor}`, reason && `– ${reason}`];
  return [head.filter(Boolean).join('  '), ...describeChanges(changes).map((line) => `    ${line}`)];
}

function addDiff(program: Command, { registry, print }: CommandContext): void {
  program
    .command('diff')
    .description('what differs between two revisions')
    .argument('<from>', 'a revision; 0: before anything was live', wholeNumber(0))
    .argument('[to]', 'a revision; the live one by default', wholeNumber(0))
    .action(async (from: number, to: number | undefined) => {
      const history = await registry.history();
      const newest = history.at(-1)?.revision ?? 0;
      const until = to ?? newest;
      const liveAtRevision = (wanted: number): Revision['live'] => {
        const found = wanted === 0 ? { live: {} } : history.find(({ revision }) => revision === wanted);
        if (found) return found.live;
        throw new ReleaseError(
          `There is no revision ${String(wanted)} in the history; the newest is ${String(newest)}. 'npm run release -- history' shows them.`,
        );
      };
      const changes = changesBetween(liveAtRevision(from), liveAtRevision(until));
      print(changes.length === 0 ? ['The same releases are live.'] : describeChanges(changes), {
        from,
        to: until,
        changes,
      });
    });
}
