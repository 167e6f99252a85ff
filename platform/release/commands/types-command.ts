import path from 'node:path';
import type { Command } from 'commander';
import { sentenceOf } from '../gate/problem.ts';
import { compareTypes } from '../types/compare-types.ts';
import { readPin, writeTypes } from '../types/types-folder.ts';
import { wholeNumber, type CommandContext } from './context.ts';

interface TypesFlags {
  readonly revision?: number;
  readonly out: string;
  readonly check?: true;
}

export function addTypes(program: Command, context: CommandContext): void {
  program
    .command('types')
    .description('write the types of slots and events of what is live, for teams that fill and offer them')
    .option('--revision <number>', 'of what was live at that revision', wholeNumber(0))
    .option('--out <folder>', 'where to', 'release-types')
    .option('--check', 'write nothing: say whether what was written there still fits')
    .addHelpText(
      'after',
      `
Each release gets a file <remote>.d.ts; pin.json names the revision. Keep the folder with your sources: your compiler checks them
against it, and your pipeline calls --check, whose exit code is 1 when something does not fit any more.`,
    )
    .action(async ({ revision, out, check }: TypesFlags) => {
      const folder = path.resolve(context.workingFolder, out);
      if (check) return checkTypes(folder, revision, context);
      const types = await context.registry.types(revision);
      const files = writeTypes(folder, types);
      const { without } = types;
      context.print(
        [
          `The types of revision ${String(types.revision)} are in ${folder}: ${files.join(', ')}.`,
          ...without.map((name) => `${name} was built before releases had types.`),
        ],
        { revision: types.revision, folder, files, without },
      );
    });
}

async function checkTypes(
  folder: string,
  revision: number | undefined,
  { registry, print }: CommandContext,
): Promise<void> {
  const pin = readPin(folder);
  const now = await registry.types(revision);
  const problems = await compareTypes(pin, now);
  const [from, to] = [pin.revision, now.revision].map(String);
  const isSame = Object.entries(pin.releases).every(
    ([name, { integrity }]) => now.releases[name]?.integrity === integrity,
  );
  const outcome =
    problems.length > 0
      ? `The types of revision ${String(from)} do not fit revision ${String(to)}.`
      : isSame
        ? `The types of revision ${String(from)} are those of revision ${String(to)}.`
        : `The types of revision ${String(from)} fit revision ${String(to)}, which has newer ones: 'npm run release -- types' writes them.`;
  print(
    [...problems.map(sentenceOf), outcome],
    { pinned: pin.revision, revision: now.revision, passed: problems.length === 0, problems },
    problems.length === 0,
  );
}
