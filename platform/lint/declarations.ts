import type { Expression } from 'estree';

/** Placeholder for an expression of a template; padded to the expression's length, so that positions stay correct. */
const mark = '\uE000';
const filler = '\uE001';
export const hole = /\uE000\uE001*/;

export interface Hole {
  readonly at: number;
  readonly expression: Expression;
}

export interface Declaration {
  readonly property: string;
  readonly value: string;
  /** Position of the value in the file. */
  readonly at: number;
}

export interface Escape {
  readonly reason: string;
  readonly at: number;
  readonly end: number;
}

/** Text with placeholders for its expressions; `start` is its position in the file. */
export interface CssText {
  readonly text: string;
  readonly start: number;
  readonly holes: readonly Hole[];
}

/** Text of a string or template between its quotes, as long as in the file. */
export function cssText(
  source: string,
  start: number,
  end: number,
  expressions: readonly {
    readonly from: number;
    readonly to: number;
    readonly expression: Expression;
  }[] = [],
): CssText {
  let text = source.slice(start, end);
  for (const { from, to } of expressions) {
    text = text.slice(0, from - start) + mark + filler.repeat(to - from - 1) + text.slice(to - start);
  }
  return { text, start, holes: expressions.map(({ from, expression }) => ({ at: from, expression })) };
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** `/* raw: reason *\/` and its position. */
export function escapesOf({ text, start }: CssText): Escape[] {
  return [...text.matchAll(/\/\*\s*raw:([^]*?)\*\//g)].map((match) => ({
    reason: (match[1] ?? '').trim(),
    at: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** Every `property: value` of a CSS text, without selectors and at-rules. */
export function declarationsOf({ text, start }: CssText): Declaration[] {
  const css = text.replace(/\/\*[^]*?\*\//g, blank);
  // A placeholder may end a declaration without a semicolon: `${type('small')}` is complete declarations.
  const pattern = /(?<=^|[;{}\s\uE000\uE001])((?:--)?[a-z][a-z-]*)\s*:([^;{}]+)(?=[;}]|$)/g;
  return [...css.matchAll(pattern)].map((match) => ({
    property: match[1] ?? '',
    value: match[2] ?? '',
    at: start + match.index + match[0].indexOf(':') + 1,
  }));
}

/** Conditions of `@media` (container queries are not restricted). */
export function mediaQueriesOf({ text, start }: CssText): Declaration[] {
  return [...text.matchAll(/@media([^{]*)\{/g)].map((match) => ({
    property: '@media',
    value: match[1] ?? '',
    at: start + match.index,
  }));
}
