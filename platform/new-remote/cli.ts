// npm run new-remote -- gift-guide: makes mfe-gift-guide, a remote with a page, tests, a story, a journey and a pipeline; with --out in
// a repository of its own.
import { Command } from 'commander';
import { makeOutside } from './command.ts';
import { makeInside } from './inside.ts';

const program = new Command('npm run new-remote --')
  .description('Makes a remote: page, tests, mocks, story, journey and pipeline.')
  .argument('<name>', 'such as gift-guide')
  .option('--out <folder>', 'in an empty folder elsewhere, as a repository of its own')
  .option('--packages <folder>', 'with --out: folder of the packed packages (npm run packages -- <folder>)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .action(async (name: string, { out, packages }: { out?: string; packages?: string }) => {
    if (out !== undefined) makeOutside(name, out, packages);
    else if (packages === undefined) await makeInside(name);
    else throw new Error('--packages belongs to --out <folder>: remotes of this repository use its sources.');
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
