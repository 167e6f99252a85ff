import type { Rule } from 'eslint';
import type { Literal, Node, TemplateLiteral } from 'estree';
import { checkQuery, checkValue, colorIn, type Finding } from './check-value.ts';
import { kindOf } from './css-names.ts';
import {
  cssText,
  declarationsOf,
  escapesOf,
  hole,
  mediaQueriesOf,
  type CssText,
  type Declaration,
} from './declarations.ts';
import { resultsOf } from './results.ts';

const leastReason = 12;
const colorAttributes = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor']);

const rangeOf = (node: Node) => node.range ?? [0, 0];

/** Reports raw colors, type, spaces and the like where the theme has a token; see docs/decisions. */
export const tokenGuard: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: '`{{property}}: {{raw}}` goes past the tokens. Write {{instead}}; where nothing fits, say why: /* raw: reason */',
      reason: 'Say in a few words why the tokens do not fit: /* raw: reason */',
      needless: 'This escape excuses nothing: take it away.',
    },
  },
  create(context) {
    const source = context.sourceCode;

    const textOf = (node: Literal | TemplateLiteral): CssText => {
      const [start, end] = rangeOf(node);
      if (node.type === 'Literal') return cssText(source.text, start + 1, end - 1);
      const expressions = node.expressions.map((expression, index) => {
        const [, from] = rangeOf(node.quasis[index] as unknown as Node);
        const [to] = rangeOf(node.quasis[index + 1] as unknown as Node);
        return { from: from - 2, to: to + 1, expression };
      });
      return cssText(source.text, start + 1, end - 1, expressions);
    };

    /** A declaration's possible values, with the expressions replaced by their results. */
    const findingOf = (declaration: Declaration, { holes }: CssText): Finding => {
      const { property, value, at } = declaration;
      const kind = kindOf(property);
      const found = checkValue(kind, property, value);
      if (found || kind === 'other') return found;
      for (const { at: place, expression } of holes) {
        if (place < at || place >= at + value.length) continue;
        const unit = /^(px|rem|em|ms|s)?/.exec(value.slice(place - at).replace(hole, ''))?.[0] ?? '';
        for (const result of resultsOf(expression, source)) {
          const given =
            result.type === 'Literal' ? String(result.value) : textOf(result as TemplateLiteral).text;
          const raw = checkValue(kind, property, `${given}${unit}`);
          if (raw) return raw;
        }
      }
      return undefined;
    };

    const report = (at: number, property: string, found: NonNullable<Finding>) =>
      context.report({ loc: source.getLocFromIndex(at), messageId: 'raw', data: { property, ...found } });

    const checkCss = (text: CssText, declarations: readonly Declaration[]) => {
      const escapes = escapesOf(text).map((escape) => ({ ...escape, used: false }));
      const lineOf = (at: number) => source.getLocFromIndex(at).line;
      for (const [index, declaration] of declarations.entries()) {
        const found = findingOf(declaration, text);
        if (!found) continue;
        const before = declarations[index - 1]?.at ?? text.start;
        const escape = escapes.find(
          ({ at, end }) =>
            (at > before && end < declaration.at && lineOf(at) !== lineOf(before)) ||
            lineOf(at) === lineOf(declaration.at),
        );
        if (escape) escape.used = true;
        else report(declaration.at, declaration.property, found);
      }
      for (const { at, used, reason } of escapes) {
        const messageId = !used ? 'needless' : reason.length < leastReason ? 'reason' : undefined;
        if (messageId) context.report({ loc: source.getLocFromIndex(at), messageId });
      }
    };

    const checkText = (node: Literal | TemplateLiteral) => {
      const text = textOf(node);
      const declarations = declarationsOf(text);
      checkCss(text, declarations);
      const queries = mediaQueriesOf(text);
      const plain = { property: 'media', value: text.text, at: text.start };
      for (const { property, value, at } of queries.length + declarations.length > 0 ? queries : [plain]) {
        const found = checkQuery(value);
        if (found) report(at, property, found);
      }
    };

    return {
      TemplateLiteral: checkText,
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const parent = node.parent as unknown as { type: string; name?: { name?: string } };
        const attribute = parent.type === 'JSXAttribute' ? (parent.name?.name ?? '') : undefined;
        const isColor =
          attribute === undefined
            ? /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(.*\))$/i.test(
                node.value,
              )
            : colorAttributes.has(attribute);
        const found = isColor ? colorIn(node.value) : undefined;
        if (found) report(rangeOf(node)[0], attribute ?? 'color', found);
        else checkText(node);
      },
    };
  },
};
