export interface TypeStyle {
  readonly size: string;
  readonly line: number;
  readonly weight: number;
  readonly width: string;
  readonly tracking?: string;
}

export const fontFamily =
  "'Archivo Variable', 'Archivo Fallback', Archivo, 'Helvetica Neue', Arial, sans-serif";

const display = { line: 0.96, weight: 780, width: '122%', tracking: '-0.022em' } as const;
const text = { weight: 400, width: '100%' } as const;

// Sizes of running text are in rem, so that a reader who set a larger text size gets it; display sizes follow the window.
export const typeStyles = {
  displayMonument: {
    size: 'clamp(64px, 12vw, 172px)',
    line: 0.86,
    weight: 840,
    width: '122%',
    tracking: '-0.035em',
  },
  displayXL: { ...display, size: 'clamp(48px, 7.2vw, 104px)' },
  displayL: { ...display, size: 'clamp(40px, 4.6vw, 64px)' },
  displayM: { ...display, size: 'clamp(40px, 3.9vw, 56px)' },
  h1: { size: 'clamp(30px, 2.8vw, 40px)', line: 1.05, weight: 720, width: '116%', tracking: '-0.018em' },
  h2: { size: 'clamp(23px, 2vw, 28px)', line: 1.12, weight: 700, width: '114%', tracking: '-0.014em' },
  h3: { size: '1.25rem', line: 1.25, weight: 650, width: '108%', tracking: '-0.008em' },
  bodyL: { ...text, size: '1.125rem', line: 1.5 },
  body: { ...text, size: '1rem', line: 1.5 },
  bodyStrong: { size: '0.9375rem', line: 1.35, weight: 570, width: '100%' },
  price: { ...text, size: '0.9375rem', line: 1.35 },
  small: { ...text, size: '0.875rem', line: 1.45 },
  caption: { ...text, size: '0.78125rem', line: 1.4 },
  button: { size: '0.9375rem', line: 1, weight: 620, width: '106%' },
  label: { size: '0.84375rem', line: 1.3, weight: 580, width: '100%' },
  brandLabel: { size: '0.71875rem', line: 1.3, weight: 600, width: '110%', tracking: '0.075em' },
  badge: { size: '0.71875rem', line: 1, weight: 650, width: '108%', tracking: '0.04em' },
  banner: { size: '0.75rem', line: 1, weight: 600, width: '108%', tracking: '0.08em' },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof typeStyles;
