// The type of the admin area, smaller and closer than the shop's: sizes and lines in px, which follow the reader's own text size.

const styles = {
  title: { size: 28, line: 34, weight: 740, width: 120, tracking: -0.02 },
  section: { size: 16, line: 22, weight: 660, width: 108, tracking: -0.004 },
  /** Lines as close as a section's. */
  dialog: { size: 20, line: 27.5, weight: 660, width: 108, tracking: -0.004 },
  body: { size: 14, line: 20, weight: 400, width: 100 },
  strong: { size: 14, line: 20, weight: 620, width: 100 },
  entry: { size: 14, line: 20, weight: 500, width: 100 },
  cell: { size: 13.5, line: 20, weight: 400, width: 100 },
  cellStrong: { size: 13.5, line: 20, weight: 640, width: 104 },
  fact: { size: 13.5, line: 24, weight: 400, width: 100 },
  button: { size: 13.5, line: 20, weight: 620, width: 104 },
  label: { size: 13, line: 18, weight: 580, width: 100 },
  hint: { size: 12.5, line: 18, weight: 400, width: 100 },
  head: { size: 12, line: 16, weight: 560, width: 100 },
  badge: { size: 12, line: 16, weight: 620, width: 100 },
  group: { size: 11.5, line: 16, weight: 500, width: 100 },
  mark: { size: 12.6, line: 16, weight: 800, width: 125, tracking: 0.02 },
  key: { size: 11, line: 14, weight: 560, width: 100 },
  count: { size: 44, line: 48, weight: 740, width: 112, tracking: -0.02 },
  figure: { size: 26, line: 32, weight: 700, width: 112, tracking: -0.014 },
  field: { size: 16, line: 22, weight: 400, width: 100 },
} as const;

export type TextName = keyof typeof styles;

/** Size, line, weight and width of a text by its name: `text('cell')`. */
export const text = (name: TextName): string => {
  const style: { size: number; line: number; weight: number; width: number; tracking?: number } =
    styles[name];
  const { size, line, weight, width, tracking = 0 } = style;
  return [
    `font-size: ${String(size / 16)}rem;`,
    `line-height: ${String(Math.round((line / size) * 1000) / 1000)};`,
    `font-weight: ${String(weight)};`,
    `font-stretch: ${String(width)}%;`,
    `letter-spacing: ${String(tracking)}em;`,
  ].join(' ');
};
