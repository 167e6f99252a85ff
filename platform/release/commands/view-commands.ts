import type { Command } from 'commander';
import { liveReleases } from '../../registry/index.ts';
import { listCanaries } from '../canary/index.ts';
import { remoteNames } from '../package-names.ts';
import { rowOf } from './canary-commands.ts';
import { columns, remoteOf, wholeNumber, type CommandContext } from './context.ts';
import { changesOf, describeRevision, type Change } from './revisions.ts';

/** status and history: the channel and how it came about. */
export function addViewCommands(program: Command, context: CommandContext): void {
  addStatus(program, context);
  addHistory(program, context);
}

const touches = (name: string) => (change: Change) => change.changes.some(({ remote }) => remote === name);
const concerns = (name: string) => (change: Change) =>
  touches(name)(change) || change.canaryChanges.some(({ remote }) => remote === name);

function addStatus(program: Command, { registry, print }: CommandContext): void {
  program
    .command('status')
    .description('what is live, since when, and by whom')
    .action(async () => {
      const channel = await registry.channel();
      const { revision } = channel;
      const canaries = listCanaries(channel);
      const changes = changesOf(await registry.history());
      const rows = Object.entries(liveReleases(channel)).map(([name, { version, previous }]) => {
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
      const more = canaries.length === 0 ? [] : ['Canaries', ...columns(canaries.map(rowOf))];
      print([`Revision ${String(revision)}`, ...columns(lines), ...more], {
        ...{ revision, remotes: rows, canaries },
      });
    });
}

function addHistory(program: Command, { registry, print }: CommandContext): void {
  program
    .command('history')
    .description('the changes of the channel, newest first: when, who, what and why')
    .argument('[remote]', `changes of one remote only, or of the shell: ${remoteNames}, shell`, remoteOf)
    .option('--limit <count>', 'how many', wholeNumber(1), 20)
    .action(async (remote: string | undefined, { limit }: { readonly limit: number }) => {
      const all = changesOf(await registry.history());
      const wanted = remote === undefined ? all : all.filter(concerns(remote));
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
