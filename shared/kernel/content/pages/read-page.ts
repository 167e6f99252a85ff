import { headingIds, headingsOf, readBlocks, type SourceBlock, type Sourced } from './blocks.ts';
import { fieldNamesIn, piecesOf, withFields } from './inline-text.ts';
import type { PageBlock, PageContent, PageLine, PageQuestion, PageSection, Span } from './page-content.ts';
import { fieldValue, type ToldShop } from './page-fields.ts';
import type { PageSource } from './page-source.ts';
import { isPageLink } from './page-links.ts';

interface Told {
  readonly shop: ToldShop | null;
  /** Where a link leads now; null: nowhere any more, and its words stay. */
  readonly live: (link: string) => string | null;
}

/** What shoppers get of a page: its blocks, with fields filled in and without links that lead nowhere. */
export function readPage(
  { title, description, intro, text }: PageSource,
  told: Told,
  changed: string | null,
): PageContent {
  const sections = readBlocks(text);
  const ids = [...headingIds(headingsOf(sections))];
  const nextId = () => ids.shift() ?? '';
  const tells = saysAll(told);
  return {
    title: plainText(title, told),
    description: plainText(description, told),
    intro: tells(intro) ? lineOf(intro, told) : [],
    sections: sections.flatMap((section): PageSection[] => {
      const id = section.title ? nextId() : '';
      const blocks = blocksOf(section.blocks, told);
      const questions = section.questions.flatMap((each): PageQuestion[] => {
        const made = {
          id: nextId(),
          title: plainText(each.title.text, told),
          blocks: blocksOf(each.blocks, told),
        };
        return tells(each.title.text) && !isEmptied(each, made) ? [made] : [];
      });
      const made = { id, title: section.title ? plainText(section.title.text, told) : '', blocks, questions };
      const isLeftOut = !tells(section.title?.text ?? '') || isEmptied(section, made);
      return isLeftOut ? [] : [made];
    }),
    changed,
  };
}

/** Words of one line with their fields; '' if the shop does not say one of them. */
export const filledLine = (text: string, shop: ToldShop): string => {
  const told = { shop, live: () => null };
  return saysAll(told)(text) ? plainText(text, told) : '';
};

/** Whether the shop says all that a text names. What names something else is left out: a paragraph, an item, a row, a whole section. */
const saysAll =
  ({ shop }: Pick<Told, 'shop'>) =>
  (text: string): boolean =>
    fieldNamesIn(text).every((name) => fieldValue(name, shop) !== null);

interface Parts {
  readonly blocks: readonly unknown[];
  readonly questions?: readonly unknown[];
}

/** Something was written below a heading, and nothing of it is left. */
const isEmptied = (source: Parts, shown: Parts): boolean => {
  const countOf = ({ blocks, questions = [] }: Parts) => blocks.length + questions.length;
  return countOf(source) > 0 && countOf(shown) === 0;
};

const plainOf = (name: string, { shop }: Told) => {
  const value = fieldValue(name, shop);
  return typeof value === 'string' ? value : (value?.words ?? '');
};

/** One line without links. */
function plainText(text: string, told: Told): string {
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'field') return plainOf(piece.name, told);
      return withFields(piece.words, (name) => plainOf(name, told));
    })
    .join('')
    .trim();
}

function lineOf(text: string, told: Told): PageLine {
  const spans = piecesOf(text).map((piece): Span => {
    const strong = piece.strong ? ({ strong: true } as const) : {};
    if (piece.kind === 'field') {
      const value = fieldValue(piece.name, told.shop) ?? '';
      if (typeof value !== 'string') return { ...value, ...strong };
      return piece.strong ? { words: value, ...strong } : value;
    }
    const words = withFields(piece.words, (name) => plainOf(name, told));
    const to = piece.kind === 'link' && isPageLink(piece.to) ? told.live(piece.to) : null;
    if (to !== null) return { words, to, ...strong };
    return piece.strong ? { words, ...strong } : words;
  });
  return trimmed(joinedWords(spans));
}

/** Neighbors that are plain words become one. */
function joinedWords(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span === '') continue;
    if (typeof span === 'string' && typeof last === 'string') joined[joined.length - 1] = last + span;
    else joined.push(span);
  }
  return joined;
}

/** A field without a value leaves no space at an end. */
function trimmed(spans: readonly Span[]): PageLine {
  return spans
    .map((span, index) => {
      if (typeof span !== 'string') return span;
      const from = index === 0 ? span.trimStart() : span;
      return index === spans.length - 1 ? from.trimEnd() : from;
    })
    .filter((span) => span !== '');
}

function blocksOf(blocks: readonly SourceBlock[], told: Told): PageBlock[] {
  const line = ({ text }: Sourced) => lineOf(text, told);
  const tells = saysAll(told);
  return blocks.flatMap((block): PageBlock[] => {
    switch (block.kind) {
      case 'text':
      case 'note': {
        const text = tells(block.text.text) ? line(block.text) : [];
        return text.length > 0 ? [{ kind: block.kind, text }] : [];
      }
      case 'list':
      case 'steps': {
        const items = block.items
          .filter(({ text }) => tells(text))
          .map(line)
          .filter((each) => each.length > 0);
        return items.length > 0 ? [{ kind: block.kind, items }] : [];
      }
      case 'table': {
        const rows = block.rows.filter((row) => row.every(({ text }) => tells(text)));
        const isLeftOut = rows.length === 0 && block.rows.length > 0;
        if (isLeftOut || ![block.caption, ...block.head].every(({ text }) => tells(text))) return [];
        const head = block.head.map(({ text }) => plainText(text, told));
        return [
          {
            kind: 'table',
            caption: plainText(block.caption.text, told),
            head,
            rows: rows.map((row) => head.map((_, index) => line(row[index] ?? { text: '', line: 0 }))),
          },
        ];
      }
      case 'cookies':
        return [block];
    }
  });
}
