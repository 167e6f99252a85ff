/** A color's hue (degrees), saturation and lightness (0 to 1). */
function hslOf(code: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(code.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (range === 0) return { hue: 0, saturation, lightness };
  const sixth =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

interface Rule {
  readonly words: readonly string[];
  readonly hue?: readonly [from: number, below: number];
  readonly saturation?: readonly [from: number, below: number];
  readonly lightness?: readonly [from: number, below: number];
}

/** The first match counts. */
const rules: readonly Rule[] = [
  { words: ['black'], lightness: [0, 0.14] },
  { words: ['green', 'gray', 'grey'], saturation: [0.06, 0.14], hue: [62, 170] },
  { words: ['white'], saturation: [0, 0.12], lightness: [0.88, 2] },
  { words: ['gray', 'grey'], saturation: [0, 0.12] },
  { words: ['white', 'cream', 'beige'], hue: [25, 70], lightness: [0.82, 2] },
  { words: ['green', 'olive'], hue: [62, 75], lightness: [0, 0.5] },
  { words: ['green'], hue: [62, 170] },
  { words: ['blue', 'gray'], hue: [170, 260], saturation: [0, 0.2] },
  { words: ['blue'], hue: [170, 260] },
  { words: ['purple', 'burgundy'], hue: [290, 345], lightness: [0, 0.35] },
  { words: ['purple'], hue: [260, 320] },
  { words: ['pink'], hue: [320, 345] },
  { words: ['pink'], hue: [345, 361], lightness: [0.6, 2] },
  { words: ['pink'], hue: [0, 25], lightness: [0.6, 2] },
  { words: ['red', 'burgundy'], hue: [345, 361], lightness: [0, 0.35] },
  { words: ['beige', 'tan'], hue: [25, 62], saturation: [0, 0.5], lightness: [0.55, 2] },
  { words: ['brown'], hue: [0, 62], saturation: [0, 0.5] },
  { words: ['orange'], hue: [16, 45] },
  { words: ['yellow'], hue: [45, 62] },
  { words: ['red'] },
];

/**
 * The common names of a color, for shoppers who do not know its name in this shop: 'Obsidian' is black, 'Pine' is green.
 * Computed from its code (`#rrggbb`); empty for other formats.
 */
export function colorWords(code: string): readonly string[] {
  if (!/^#[0-9a-f]{6}$/i.test(code)) return [];
  const color = hslOf(code);
  const fits = (rule: Rule) =>
    (['hue', 'saturation', 'lightness'] as const).every((name) => {
      const [from, below] = rule[name] ?? [0, Infinity];
      return color[name] >= from && color[name] < below;
    });
  return rules.find(fits)?.words ?? [];
}
