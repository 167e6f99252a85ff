/** A line or some joined lines of the text, and where it begins, counted from 1. */
export interface Sourced {
  readonly text: string;
  readonly line: number;
}

/** A block as it is written; `readPage` fills in its fields. */
export type SourceBlock =
  | { readonly kind: 'text' | 'note'; readonly text: Sourced }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Sourced[] }
  | {
      readonly kind: 'table';
      readonly caption: Sourced;
      readonly head: readonly Sourced[];
      readonly rows: readonly (readonly Sourced[])[];
    }
  /** The button that opens the choices of cookies. */
  | { readonly kind: 'cookies' };

export interface SourceHeading {
  readonly title: Sourced;
  /** Given as `{#id}`; null: it is made of the title. */
  readonly id: string | null;
  readonly blocks: SourceBlock[];
}

export interface SourceSection extends Omit<SourceHeading, 'title'> {
  /** null: what stands before the first heading. */
  readonly title: Sourced | null;
  /** Below `###`: on the page FAQ a question and its answer. */
  readonly questions: SourceHeading[];
}

/** The block field of the text; no field of the shop has its name. */
export const cookieChoices = 'cookie_choices';

const heading = /^(#{2,3})\s+(.*?)\s*(?:\{#([a-z0-9]+(?:-[a-z0-9]+)*)\})?\s*$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const step = /^\s*\d{1,3}[.)]\s+(.*)$/;
const note = /^>\s?(.*)$/;
const caption = /^Table:\s+(.*)$/;
const rule = /^\|[\s:|-]+\|?$/;
const cookies = /^\{\{\s*cookie_choices\s*\}\}$/;

const begins = [heading, bullet, step, note, caption, /^\|/, cookies];
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * Reads the text of a page: `## Section {#id}`, `### Question {#id}`, paragraphs, lists (`- `), steps (`1. `), notes (`> `) and
 * tables of pipes, with `Table: caption` before them. Everything else is a paragraph, so that no text is lost.
 */
export function readBlocks(text: string): readonly SourceSection[] {
  const lines = text.split('\n');
  const sections: SourceSection[] = [{ title: null, id: null, blocks: [], questions: [] }];
  let at = 0;
  const section = () => sections.at(-1) as SourceSection;
  const add = (block: SourceBlock) => (section().questions.at(-1) ?? section()).blocks.push(block);
  /** The lines from here on that continue what has begun, joined. */
  const joined = (first: string): Sourced => {
    const parts = [first.trim()];
    const line = at + 1;
    at += 1;
    while (!isBlank(lines[at]) && !begins.some((each) => each.test(lines[at] ?? ''))) {
      parts.push((lines[at] ?? '').trim());
      at += 1;
    }
    return { text: parts.join(' '), line };
  };
  const itemsOf = (mark: RegExp): Sourced[] => {
    const items: Sourced[] = [];
    for (;;) {
      const found = mark.exec(lines[at] ?? '');
      if (found) items.push(joined(found[1] ?? ''));
      else if (isBlank(lines[at]) && mark.test(lines[at + 1] ?? '')) at += 1;
      else return items;
    }
  };
  let named: Sourced | null = null;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const found = heading.exec(line);
    if (isBlank(line)) at += 1;
    else if (found) {
      const [, level, title = '', id = null] = found;
      const made = { title: { text: title, line: at + 1 }, id, blocks: [] };
      if (level === '##') sections.push({ ...made, questions: [] });
      else section().questions.push(made);
      at += 1;
    } else if (cookies.test(line)) {
      add({ kind: 'cookies' });
      at += 1;
    } else if (bullet.test(line)) add({ kind: 'list', items: itemsOf(bullet) });
    else if (step.test(line)) add({ kind: 'steps', items: itemsOf(step) });
    else if (note.test(line)) {
      const [first = { text: '', line: at + 1 }, ...rest] = itemsOf(note);
      add({ kind: 'note', text: { ...first, text: [first, ...rest].map((each) => each.text).join(' ') } });
    } else if (caption.test(line)) {
      named = { text: caption.exec(line)?.[1] ?? '', line: at + 1 };
      at += 1;
    } else if (line.startsWith('|') && rule.test((lines[at + 1] ?? '').trim())) {
      const head = cellsOf(line, at + 1);
      at += 2;
      const rows: Sourced[][] = [];
      for (; lines[at]?.startsWith('|'); at += 1) rows.push(cellsOf(lines[at] ?? '', at + 1));
      add({ kind: 'table', caption: named ?? { text: '', line: at }, head, rows });
      named = null;
    } else add({ kind: 'text', text: joined(line) });
  }
  return sections.filter(({ title, blocks, questions }) => title || blocks.length || questions.length);
}

const cellsOf = (row: string, line: number): Sourced[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => ({ text: cell.trim(), line }));

/** All texts of a block. */
export function textsOf(block: SourceBlock): readonly Sourced[] {
  switch (block.kind) {
    case 'text':
    case 'note':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'cookies':
      return [];
  }
}

const idFrom = (title: string) =>
  title
    .toLowerCase()
    .replace(/\{\{.*?\}\}/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The fragments of a page's headings, in their order: none comes twice. */
export function headingIds(headings: readonly Pick<SourceHeading, 'title' | 'id'>[]): readonly string[] {
  const given = new Set(headings.flatMap(({ id }) => (id === null ? [] : [id])));
  const used = new Set<string>();
  return headings.map(({ id, title }) => {
    const wanted = id ?? (idFrom(title.text) || 'section');
    const isTaken = (each: string) => used.has(each) || (id === null && given.has(each));
    let name = wanted;
    for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${String(number)}`;
    used.add(name);
    return name;
  });
}

/** Every heading with a fragment, in the order of the page. */
export const headingsOf = (
  sections: readonly SourceSection[],
): readonly Pick<SourceHeading, 'title' | 'id'>[] =>
  sections.flatMap(({ title, id, questions }) => [...(title ? [{ title, id }] : []), ...questions]);
