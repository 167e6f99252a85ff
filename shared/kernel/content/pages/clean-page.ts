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
    '<!--[\\s\\S]*?-->',
    `<(${elements})\\b[^>]*>[\\s\\S]*?</\\1\\s*>`,
    '</?([a-z][a-z0-9-]*)(?:\\s[^<>]*)?/?>',
    '<[!?][^>]*>',
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
      now = before.replace(foreign, (...found: unknown[]) => {
        const [whole, element, tag, picture, italics] = found as string[];
        const at = found.findLast((each) => typeof each === 'number');
        const line = before.slice(0, Number(at)).split('\n').length;
        const [words, left] = meaning(whole ?? '', { element, tag, picture, italics });
        dropped.push(`${words}${round === 0 ? where(line) : ''}`);
        return left;
      });
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

interface Parts {
  readonly element: string | undefined;
  readonly tag: string | undefined;
  readonly picture: string | undefined;
  readonly italics: string | undefined;
}

/** What is dropped, and what stays in its place. */
function meaning(whole: string, { element, tag, picture, italics }: Parts): readonly [string, string] {
  if (element !== undefined) return [`<${element.toLowerCase()}> with its content`, ''];
  if (tag !== undefined) return [`<${whole.startsWith('</') ? '/' : ''}${tag.toLowerCase()}>`, ''];
  if (picture !== undefined) return ['a picture', ''];
  if (italics !== undefined) return ['the stars of *italics*; the words stay', italics];
  if (whole.startsWith('<!--')) return ['a comment', ''];
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
