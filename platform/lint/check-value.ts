import { colors } from '@ritual/shared/theme/colors';
import { borders, breakpoints, durations, layout, spaces } from '@ritual/shared/theme/tokens';
import { typeStyles } from '@ritual/shared/theme/type-styles';
import { colorWords, type Kind } from './css-names.ts';
import { hole } from './declarations.ts';

/** The raw parts of a value, and what to write instead; empty when there are none. */
export type Finding = { readonly raw: string; readonly instead: string } | undefined;

const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/i;
// Numbers that are not part of a name, a color or an expression's placeholder.
const lengths = /(?<![\w.#\uE000\uE001])-?(\d*\.?\d+)(px|rem|em|pt|cm|mm|in)\b/g;
const times = /(?<![\w.#\uE000\uE001])(\d*\.?\d+)(ms|s)\b/g;
const holes = new RegExp(`${hole.source}(px|rem|em|%)?`, 'g');
const inherited = /^(normal|inherit|initial|unset|revert)?$/;

const keyOf = (record: object, value: unknown) =>
  Object.entries(record).find(([, entry]) => entry === value)?.[0];

/** Lengths of a value in px; zero is allowed in every unit. */
const lengthsIn = (value: string) =>
  [...value.matchAll(lengths)]
    .map(([raw, amount = '', unit]) => ({ raw, unit, size: Number(amount) * (unit === 'px' ? 1 : 16) }))
    .filter(({ size }) => size !== 0);

function firstOf<Item>(items: readonly Item[], find: (item: Item) => Finding): Finding {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

export function colorIn(value: string): Finding {
  const words = value.match(/(?<![\w-])[a-z]+(?![\w(-])/gi) ?? [];
  const raw = rawColor.exec(value)?.[0] ?? words.find((word) => colorWords.has(word.toLowerCase()));
  if (raw === undefined) return undefined;
  return { raw, instead: `color('${keyOf(colors, raw.toLowerCase()) ?? '…'}') or scrim('…')` };
}

function spaceIn(value: string): Finding {
  return firstOf(lengthsIn(value), ({ raw, size }) => {
    const step = keyOf(spaces, size);
    return {
      raw,
      instead: step === undefined ? 'a step of space(…) or a token of layout' : `space(${step})`,
    };
  });
}

function typeIn(value: string, property: string): Finding {
  const raw = value.replaceAll(holes, '').trim();
  if (inherited.test(raw)) return undefined;
  if (property === 'font-weight') return { raw, instead: "weight('…') or a whole style, type('…')" };
  const size = lengthsIn(value)[0]?.size;
  const names = Object.entries(typeStyles).flatMap(([name, style]) => (style.size === size ? [name] : []));
  return { raw, instead: `type('…')${names.length > 0 ? ` (${names.join(', ')})` : ''}` };
}

function motionIn(value: string): Finding {
  const curve = /cubic-bezier\([^)]*\)|(?<![\w-])ease(-in|-out|-in-out)?(?![\w-])/.exec(value)?.[0];
  if (curve !== undefined) return { raw: curve, instead: "motion('…', '…') or easing('…')" };
  return firstOf([...value.matchAll(times)], ([raw, amount = '', unit]) => {
    const milliseconds = Number(amount) * (unit === 's' ? 1000 : 1);
    return milliseconds === 0
      ? undefined
      : { raw, instead: `motion('${keyOf(durations, milliseconds) ?? '…'}')` };
  });
}

/** Order within a component's own stacking context needs no token. */
function depthIn(value: string): Finding {
  const raw = /(?<![\w\uE000\uE001])-?\d+/.exec(value)?.[0];
  return raw === undefined || Math.abs(Number(raw)) <= 2 ? undefined : { raw, instead: "z('…')" };
}

const anyLength =
  (instead: string) =>
  (value: string): Finding =>
    firstOf(lengthsIn(value), ({ raw }) => ({ raw, instead }));

/** A size that has a token must use it; other sizes belong to their component. */
const namedLength =
  (names: object, write: (name: string) => string) =>
  (value: string): Finding =>
    firstOf(lengthsIn(value), ({ raw, size, unit }) => {
      const name = unit === 'px' ? keyOf(names, size) : undefined;
      return name === undefined ? undefined : { raw, instead: write(name) };
    });

const columns = Object.fromEntries(
  Object.entries(layout).filter(([, value]) => typeof value === 'number' && value >= 200),
);

const checks: Readonly<Record<Kind, (value: string, property: string) => Finding>> = {
  color: colorIn,
  space: spaceIn,
  type: typeIn,
  radius: anyLength("radius('…')"),
  shadow: anyLength("elevation('…'), insetBorder('…') or insetBar('…')"),
  depth: depthIn,
  motion: motionIn,
  edge: namedLength(borders, (name) => `border('…', '${name}') or borderWidth('${name}')`),
  height: namedLength(layout.controlHeight, (name) => `controlHeight('${name}')`),
  width: namedLength(columns, (name) => `layout.${name}`),
  other: () => undefined,
};

/** Looks for raw values in a property's value. Color names count where a color is allowed. */
export function checkValue(kind: Kind, property: string, value: string): Finding {
  const colored = kind === 'edge' || kind === 'shadow' || rawColor.test(value);
  return checks[kind](value, property) ?? (colored ? colorIn(value) : undefined);
}

/** Literal window widths, in `@media` or in strings for `matchMedia` and `sizes`. */
export function checkQuery(query: string): Finding {
  const raw = /\((?:(?:min|max)-)?(?:width|height)\s*[:<>=][^)]*\d[^)]*\)/.exec(query)?.[0];
  if (raw === undefined) return undefined;
  const name = Object.entries(breakpoints).find(([, width]) => raw.includes(String(width)))?.[0] ?? 'sm';
  return { raw, instead: `media.${name}, fromWidth('${name}') or sizesOf(…)` };
}
