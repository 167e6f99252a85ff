import { InvalidArgumentError, type Command } from 'commander';
import { type TeamToken } from '../../registry/index.ts';
import { findRemoteName } from '../package-names.ts';
import { ReleaseError } from '../release-error.ts';
import { columns, oneLine, type CommandContext } from './context.ts';

/** token create, list and revoke: who may release over HTTP. They need the folder of the store. */
export function addTokenCommands(program: Command, context: CommandContext): void {
  const tokens = program.command('token').description('the tokens with which teams release over HTTP');
  addCreate(tokens, context);
  addList(tokens, context);
  addRevoke(tokens, context);
}

const scopeOf = ({ remotes }: TeamToken) => remotes?.join(', ') ?? 'all remotes, and the shell';

function addCreate(tokens: Command, { registry, store, actor, print }: CommandContext): void {
  tokens
    .command('create')
    .description('create a token and print it, once')
    .argument('<team>', 'the name of the team, for the history', oneLine(60))
    .option(
      '--remotes <names>',
      'the remotes that it may release, and shell, separated by commas',
      parseRemotes,
    )
    .option('--all', 'all remotes, and the shell')
    .action(
      async (
        team: string,
        { remotes, all = false }: { readonly remotes?: readonly string[]; readonly all?: boolean },
        command: Command,
      ) => {
        if ((remotes === undefined) !== all) {
          command.error('error: say what it may release: --remotes catalog,content, or --all');
        }
        const created = await store().tokens.create({
          team,
          remotes: remotes ? [...remotes] : null,
          createdBy: actor,
        });
        const published = new Set((await registry.list()).map(({ name }) => name));
        const unknown = remotes?.filter((name) => !published.has(name)) ?? [];
        print(
          [
            ...(unknown.length === 0 ? [] : [`Nothing has been published yet of ${unknown.join(', ')}.`]),
            `${team} may release ${scopeOf(created.token)} with this token, which is not shown again:`,
            created.text,
            "They set it as RELEASE_TOKEN, and the store's address as RELEASE_URL.",
          ],
          { ...created.token, token: created.text },
        );
      },
    );
}

function addList(tokens: Command, { store, print }: CommandContext): void {
  tokens
    .command('list')
    .description('all tokens, without their secrets')
    .action(async () => {
      const all = await store().tokens.list();
      const rows = all.map((token) => [
        token.id,
        token.team,
        scopeOf(token),
        `since ${token.createdAt}`,
        `by ${token.createdBy}`,
      ]);
      print(rows.length === 0 ? ['There are no tokens.'] : columns(rows), all);
    });
}

function addRevoke(tokens: Command, { store, print }: CommandContext): void {
  tokens
    .command('revoke')
    .description('remove a token, which stops working at once')
    .argument('<id>', "its id, as 'token list' shows it: the first part of the token after rop_")
    .action(async (id: string) => {
      const removed = await store().tokens.revoke(id);
      if (!removed) throw new ReleaseError(`There is no token '${id}': 'token list' shows them.`);
      print([`The token of ${removed.team} does not work any more.`], removed);
    });
}

function parseRemotes(text: string): readonly string[] {
  const names = text.split(',').flatMap((part) => part.trim() || []);
  if (names.length === 0) throw new InvalidArgumentError('Write names such as catalog,content.');
  return [...new Set(names.map(findRemoteName))];
}
