import type { Expression } from 'estree';

/** Stands for an expression of a template; the rest of the expression's text is filled up, so that places stay true. */
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
  /** Place of the value in the file. */
  readonly at: number;
}

export interface Escape {
  readonly reason: string;
  readonly at: number;
  readonly end: number;
}

/** Text with its expressions marked out; `start` is its place in the file. */
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

/** `/* raw: reason *\/` and where it stands. */
export function escapesOf({ text, start }: CssText): Escape[] {
  return [...text.matchAll(/\/\*\s*raw:([^]*?)\*\//g)].map((match) => ({
    reason: (match[1] ?? '').trim(),
    at: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** Every `property: value` of a piece of CSS; selectors and at-rules are not among them. */
export function declarationsOf({ text, start }: CssText): Declaration[] {
  const css = text.replace(/\/\*[^]*?\*\//g, blank);
  // A hole may stand where a declaration ends without a semicolon: `${type('small')}` is whole declarations.
  const pattern = /(?<=^|[;{}\s\uE000\uE001])((?:--)?[a-z][a-z-]*)\s*:([^;{}]+)(?=[;}]|$)/g;
  return [...css.matchAll(pattern)].map((match) => ({
    property: match[1] ?? '',
    value: match[2] ?? '',
    at: start + match.index + match[0].indexOf(':') + 1,
  }));
}

/** Conditions of `@media` (containers measure themselves and may say what they like). */
export function mediaQueriesOf({ text, start }: CssText): Declaration[] {
  return [...text.matchAll(/@media([^{]*)\{/g)].map((match) => ({
    property: '@media',
    value: match[1] ?? '',
    at: start + match.index,
  }));
}
