import { text } from 'node:stream/consumers';
import { runReleaseCommand, type ExitCode } from '../../release/program.ts';

/** The release command outside of the store's repository. Without an address it would work in a folder that no store uses. */
export async function releaseOverHttp(args: readonly string[]): Promise<ExitCode> {
  const { env } = process;
  const asksForHelp = args.length === 0 || args.some((word) => word === '--help' || word === '-h');
  if (!env['RELEASE_URL'] && !asksForHelp) {
    const message =
      'Say where the store is: RELEASE_URL, and RELEASE_TOKEN with the token of your team (who runs the store makes it with `npm run release -- token create`).';
    if (args.includes('--json')) console.log(JSON.stringify({ error: { code: 'USAGE', message } }));
    else console.error(message);
    return 2;
  }
  return runReleaseCommand(args, {
    env,
    readInput: () => text(process.stdin),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
