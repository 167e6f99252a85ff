export interface TypeStyle {
  /** A number is px at the browser's default text size and scales with the reader's own; a string is used as it is. */
  readonly size: number | string;
  /**
   * Minimum size of a string in px, which scales with the reader's text size, so that a heading stays larger than its text.
   */
  readonly least?: number;
  readonly line: number;
  readonly weight: number;
  readonly width: string;
  readonly tracking?: string;
}

/** The second is the fallback until the first has loaded. */
export const fontFamily =
  "'Archivo Variable', 'Archivo Fallback', Archivo, 'Helvetica Neue', Arial, sans-serif";

const display = { line: 0.96, weight: 780, width: '122%', tracking: '-0.022em' } as const;
const monument = { line: 0.86, weight: 840, width: '122%', tracking: '-0.035em' } as const;
const logo = { line: 1, weight: 800, width: '125%', tracking: '0.02em' } as const;
const text = { weight: 400, width: '100%' } as const;

// Display sizes follow the window, running text follows the reader.
export const typeStyles = {
  displayMonument: { ...monument, size: 'clamp(64px, 12vw, 172px)' },
  displaySale: { ...monument, size: 'clamp(64px, 9.2vw, 132px)' },
  displayXL: { ...display, size: 'clamp(48px, 7.2vw, 104px)' },
  /** displayXL on narrow screens. */
  displayXLNarrow: { ...display, size: 'clamp(44px, 13.6vw, 56px)' },
  displayL: { ...display, size: 'clamp(40px, 4.6vw, 64px)' },
  displayM: { ...display, size: 'clamp(40px, 3.9vw, 56px)' },
  /** displayM where several tiles share a row. */
  displayTile: { ...display, size: 'clamp(28px, 3.9vw, 56px)' },
  displayMenu: { ...display, size: '34px' },
  h1: {
    size: 'clamp(30px, 2.8vw, 40px)',
    least: 22,
    line: 1.05,
    weight: 720,
    width: '116%',
    tracking: '-0.018em',
  },
  h2: {
    size: 'clamp(23px, 2vw, 28px)',
    least: 20,
    line: 1.12,
    weight: 700,
    width: '114%',
    tracking: '-0.014em',
  },
  h3: { size: 20, line: 1.25, weight: 650, width: '108%', tracking: '-0.008em' },
  panelTitle: { size: 21, line: 1.25, weight: 650, width: '108%', tracking: '-0.008em' },
  lead: { ...text, size: 20, line: 1.5 },
  bodyL: { ...text, size: 18, line: 1.5 },
  body: { ...text, size: 16, line: 1.5 },
  /** Never below 16 px: phones zoom into smaller fields. */
  field: { ...text, size: 'max(1rem, 16px)', line: 1.5 },
  bodyS: { ...text, size: 15, line: 1.4 },
  prose: { ...text, size: 15, line: 1.6 },
  bodyStrong: { size: 15, line: 1.35, weight: 570, width: '100%' },
  name: { size: 15, line: 1.35, weight: 560, width: '100%' },
  navLink: { size: 15, line: 1.35, weight: 520, width: '100%' },
  price: { ...text, size: 15, line: 1.35 },
  priceL: { size: 19, line: 1.35, weight: 620, width: '100%' },
  small: { ...text, size: 14, line: 1.45 },
  note: { size: 14, line: 1.45, weight: 540, width: '100%' },
  caption: { ...text, size: 12.5, line: 1.4 },
  sum: { size: 18, line: 1.3, weight: 660, width: '100%' },
  total: { size: 20, line: 1.3, weight: 680, width: '106%' },
  question: { size: 17.5, line: 1.3, weight: 580, width: '100%' },
  groupTitle: { size: 15, line: 1.3, weight: 620, width: '100%' },
  button: { size: 15, line: 1, weight: 620, width: '106%' },
  textButton: { size: 15, line: 1.3, weight: 540, width: '100%' },
  label: { size: 13.5, line: 1.3, weight: 580, width: '100%' },
  brandLabel: { size: 11.5, line: 1.3, weight: 600, width: '110%', tracking: '0.075em' },
  badge: { size: 11.5, line: 1, weight: 650, width: '108%', tracking: '0.04em' },
  banner: { size: 12, line: 1, weight: 600, width: '108%', tracking: '0.08em' },
  // In round marks and in the logo the size belongs to the artwork.
  count: { size: '11px', line: 1, weight: 650, width: '100%' },
  initials: { size: '12px', line: 1, weight: 650, width: '100%' },
  initialsL: { size: '16px', line: 1, weight: 650, width: '100%' },
  logo: { ...logo, size: '15px' },
  logoNarrow: { ...logo, size: '12.5px' },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof typeStyles;

/** Weights for text that is more prominent than its type style, or less. */
export const weights = {
  regular: 400,
  link: 520,
  note: 540,
  medium: 560,
  label: 580,
  strong: 620,
  heavy: 650,
  chosen: 680,
} as const;
