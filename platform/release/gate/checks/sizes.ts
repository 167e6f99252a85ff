import type { Candidate } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';

const kibibyte = 1024;
/** Compressed: of one script, and of all that a page needs from its remote before it works (entry, exposed module, chunk). */
export const budgets = { script: 32 * kibibyte, page: 64 * kibibyte } as const;

export const sizes: GateCheck = {
  what: 'sizes',
  reads: 'scripts',
  compares: false,
  problemsOf: (candidate) => {
    const over = [
      ...Object.entries(candidate.bytes).filter(([, bytes]) => bytes > budgets.script),
      ...pagesOf(candidate).filter(([, bytes]) => bytes > budgets.page),
    ];
    return over.length === 0
      ? []
      : [
          {
            code: 'SIZE',
            reason: `${candidate.label} is over its budget of ${inKiB(budgets.script)} a script and ${inKiB(budgets.page)} a page, compressed: ${listed(over.map(([name, bytes]) => `${name} has ${inKiB(bytes)}`))}.`,
            advice:
              'Load what few visitors use by import() when it is used, and leave out packages that are in it twice.',
          },
        ];
  },
  fulfilled: (candidate) =>
    `at most ${inKiB(Math.max(0, ...pagesOf(candidate).map(([, bytes]) => bytes)))} a page`,
};

/** Bytes of each page's scripts, by the name of its chunk. */
function pagesOf({ release, bytes }: Candidate): readonly (readonly [string, number])[] {
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + (bytes[file] ?? 0), 0);
  const first = sum([release.entry, ...release.exposed]);
  const pages = Object.entries(release.chunks ?? {});
  return [
    ['the entry', first] as const,
    ...pages.map(([name, files]) => [`page ${name}`, first + sum(Object.keys(files))] as const),
  ];
}

const inKiB = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;
