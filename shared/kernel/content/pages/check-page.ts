import { cookieChoices, headingIds, headingsOf, readBlocks, textsOf, type Sourced } from './blocks.ts';
import { fieldNamesIn, piecesOf } from './inline-text.ts';
import { pageFieldNames } from './page-fields.ts';
import { pageLinkProblem } from './page-links.ts';
import type { PageSource } from './page-source.ts';

interface Found {
  /** Name of the field of the form. */
  readonly path: keyof PageSource;
  /** Of the text, counted from 1; null in one line. */
  readonly line: number | null;
  readonly value: string;
}

export interface PageProblem extends Omit<Found, 'value'> {
  readonly message: string;
}

type Place = Pick<Found, 'path' | 'line'> & { readonly text: string };

function placesOf(source: PageSource): readonly Place[] {
  const sections = readBlocks(source.text);
  const inText = ({ text, line }: Sourced): Place => ({ path: 'text', line, text });
  const fromBlocks = sections.flatMap(({ title, blocks, questions }) => [
    ...(title ? [title] : []),
    ...blocks.flatMap(textsOf),
    ...questions.flatMap((each) => [each.title, ...each.blocks.flatMap(textsOf)]),
  ]);
  const oneLine = (path: 'title' | 'description' | 'intro'): Place => ({
    path,
    line: null,
    text: source[path],
  });
  return [...(['title', 'description', 'intro'] as const).map(oneLine), ...fromBlocks.map(inText)];
}

/** Every link of a page, where it stands. */
export const pageLinksIn = (source: PageSource): readonly Found[] =>
  placesOf(source).flatMap(({ text, ...place }) =>
    piecesOf(text).flatMap((piece) => (piece.kind === 'link' ? [{ ...place, value: piece.to }] : [])),
  );

function fieldsIn(source: PageSource): readonly Found[] {
  return placesOf(source).flatMap(({ text, ...place }) =>
    piecesOf(text)
      .flatMap((piece) => (piece.kind === 'field' ? [piece.name] : fieldNamesIn(piece.words)))
      .map((value) => ({ ...place, value })),
  );
}

/** What keeps a page from being saved, in its order: fields and links that are not there, headings with one address. */
export function pageProblems(
  source: PageSource,
  known: Parameters<typeof pageLinkProblem>[2],
): readonly PageProblem[] {
  const headings = headingsOf(readBlocks(source.text));
  const ids = headingIds(headings);
  const problems = [
    ...fieldsIn(source).flatMap((each) => {
      const message = fieldProblem(each);
      return message === null ? [] : [{ ...each, message }];
    }),
    ...pageLinksIn(source).flatMap((each) => {
      const message = pageLinkProblem(each.value, ids, known);
      return message === null ? [] : [{ ...each, message: `${each.value || 'A link'}: ${message}` }];
    }),
    ...headings.flatMap(({ title, id }, index) => {
      const at = { path: 'text' as const, line: title.line };
      if (/\{#/.test(title.text))
        return [{ ...at, message: 'Write the address of a heading as {#short-name}, with small letters.' }];
      const isTwice = id !== null && headings.findIndex((other) => other.id === id) < index;
      return isTwice ? [{ ...at, message: `Another heading has the address #${id}, too.` }] : [];
    }),
  ];
  return problems
    .map(({ path, line, message }) => ({ path, line, message }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function fieldProblem({ value }: Found): string | null {
  if (value === cookieChoices) return `{{${cookieChoices}}} needs a line of its own in the text.`;
  if (pageFieldNames.includes(value)) return null;
  return `There is no field {{${value}}}. There are: ${[...pageFieldNames, cookieChoices].join(', ')}.`;
}

/** The most that one refusal says. */
const most = 5;

/** The problems of each field of the form in one text, with their lines. */
export function problemWords(problems: readonly PageProblem[]): readonly { path: string; message: string }[] {
  const paths = [...new Set(problems.map(({ path }) => path))];
  return paths.map((path) => {
    const all = problems.filter((each) => each.path === path);
    const words = all.map(({ line, message }) =>
      line === null ? message : `Line ${String(line)}: ${message}`,
    );
    const rest = words.length > most ? [`And ${String(words.length - most)} more.`] : [];
    return { path, message: [...words.slice(0, most), ...rest].join(' ') };
  });
}
