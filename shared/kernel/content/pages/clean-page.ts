import type { PageSource } from './page-source.ts';

interface Cleaned {
  readonly source: PageSource;
  /** What was dropped and where, in words for the author. */
  readonly dropped: readonly string[];
}

// Elements whose content is not for reading go with it.
const elements =
  'script|style|iframe|object|embed|svg|math|noscript|template|textarea|select|title|head|video|audio|canvas';

const foreign = new RegExp(
  [
    // What may have an end that is far away.
    '(<!--)',
    `<(${elements})\\b[^<>]*>`,
    '</?([a-z][a-z0-9-]*)(?:\\s[^<>]*)?/?>',
    '<[!?][^<>]*>',
    '!\\[([^\\[\\]\\n]*)\\]\\([^()\\n]*\\)',
    '^(?:```|~~~).*$',
    '^ {0,3}(?:(?:-[ ]*){3,}|(?:\\*[ ]*){3,}|(?:_[ ]*){3,})$',
    '^#(?:#{3,5})?(?=[ ])',
    '(?<![\\w*\\\\])\\*(?=[^\\s*])([^*\\n]*[^\\s*])\\*(?![\\w*])',
  ].join('|'),
  'gim',
);

/** Times that it is looked at again for what appears when something inside of it is dropped. */
const rounds = 5;

/**
 * Drops foreign markup, as pasting brings it: HTML with its scripts, pictures, code fences, rules, headings of other levels and
 * italics. Pages are drawn as text, so that none of it could do anything: it would only be read.
 */
export function cleanPage(source: PageSource): Cleaned {
  const dropped: string[] = [];
  const clean = (text: string, where: (line: number) => string) => {
    let now = text;
    for (let round = 0; round < rounds; round += 1) {
      const before = now;
      const drop = (words: string, line: number) => {
        dropped.push(`${words}${round === 0 ? where(line) : ''}`);
      };
      now = withoutForeign(before, drop);
      if (now === before) break;
    }
    return now;
  };
  const oneLine = (text: string, field: string) => clean(text, () => ` (${field})`).trim();
  const cleaned: PageSource = {
    title: oneLine(source.title, 'title'),
    description: oneLine(source.description, 'description'),
    intro: oneLine(source.intro, 'introduction'),
    text: clean(source.text, (line) => ` (line ${String(line)})`)
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
  return { source: cleaned, dropped };
}

/**
 * Ends of comments and elements are looked for by hand: a regular expression would look for that of each one anew, which costs the square of
 * the length where thousands have none.
 */
function withoutForeign(text: string, drop: (words: string, line: number) => void): string {
  const lineAt = linesOf(text);
  const unclosed = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    foreign.lastIndex = from;
    const found = nextOf(text, unclosed);
    if (!found) return [...kept, text.slice(from)].join('');
    const { index, end, words, left } = found;
    drop(words, lineAt(index));
    kept.push(text.slice(from, index), left);
    from = end;
  }
}

interface Dropped {
  readonly index: number;
  readonly end: number;
  /** For the author. */
  readonly words: string;
  /** What stays in its place. */
  readonly left: string;
}

/** The next one from `foreign.lastIndex` on. @param unclosed kinds that have no end any more */
function nextOf(text: string, unclosed: Set<string>): Dropped | null {
  for (let match = foreign.exec(text); match; match = foreign.exec(text)) {
    const [whole, comment, element, tag, picture, italics] = match;
    const { index } = match;
    const kind = comment ?? element?.toLowerCase();
    const end = kind === undefined || unclosed.has(kind) ? null : endOf(text, foreign.lastIndex, element);
    if (kind !== undefined && end !== null)
      return { index, end, words: comment ? 'a comment' : `<${kind}> with its content`, left: '' };
    if (kind !== undefined) unclosed.add(kind);
    const instruction = comment && instructionAt(text, index);
    if (comment && !instruction) continue;
    const [words, left] = meaning(instruction ?? whole, { tag: tag ?? element, picture, italics });
    return { index, end: index + (instruction ?? whole).length, words, left };
  }
  return null;
}

function instructionAt(text: string, index: number): string | undefined {
  const instruction = /<![^<>]*>/y;
  instruction.lastIndex = index;
  return instruction.exec(text)?.[0];
}

/** Behind the end of a comment, or of an element; null: it has none. */
function endOf(text: string, from: number, tag: string | undefined): number | null {
  const closing = tag === undefined ? /-->/g : new RegExp(`</${tag}\\s*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(text) ? closing.lastIndex : null;
}

/** The line of a place. Places are asked for in their order, so that no line is counted twice. */
function linesOf(text: string): (at: number) => number {
  let [line, next] = [1, text.indexOf('\n')];
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

interface Parts {
  readonly tag: string | undefined;
  readonly picture: string | undefined;
  readonly italics: string | undefined;
}

/** What is dropped, and what stays in its place. */
function meaning(whole: string, { tag, picture, italics }: Parts): readonly [string, string] {
  if (tag !== undefined) return [`<${whole.startsWith('</') ? '/' : ''}${tag.toLowerCase()}>`, ''];
  if (picture !== undefined) return ['a picture', ''];
  if (italics !== undefined) return ['the stars of *italics*; the words stay', italics];
  if (whole.startsWith('<')) return ['an instruction of HTML', ''];
  if (whole.startsWith('#')) {
    const mark = whole.length === 1 ? '##' : '###';
    return [
      `a heading of level ${String(whole.length)}, which is one of level ${String(mark.length)} now`,
      mark,
    ];
  }
  if (/^(?:```|~~~)/.test(whole)) return ['a mark of code', ''];
  return ['a line across the page', ''];
}
