// The only source of every design value but the colors (colors.ts). Lengths are px unless a unit is given.

/** Overlays below text on a picture, or over the page behind a dialog. */
export const scrims = {
  modal: 'rgba(14,15,17,0.48)',
  imageBottom: 'linear-gradient(to top, rgba(14,15,17,0.80), rgba(14,15,17,0.42) 22%, rgba(14,15,17,0) 50%)',
  heroLeft: 'linear-gradient(90deg, rgba(14,15,17,0.55), rgba(14,15,17,0) 52%)',
  saleLeft: 'linear-gradient(90deg, rgba(96,18,6,0.66), rgba(96,18,6,0.12) 78%)',
} as const;

// Steps of the page's rhythm, and half steps for the inside of components.
export const spaces = {
  0: 0,
  0.5: 2,
  1: 4,
  1.5: 6,
  2: 8,
  2.5: 10,
  3: 12,
  3.5: 14,
  4: 16,
  4.5: 18,
  5: 20,
  6: 24,
  6.5: 28,
  7: 32,
  7.5: 36,
  8: 40,
  9: 48,
  10: 56,
  11: 64,
  12: 72,
  13: 88,
  14: 112,
  15: 120,
} as const;

export const breakpoints = { sm: 576, lg: 992 } as const;

export const layout = {
  container: 1600,
  gutter: { base: 16, sm: 24, lg: 40 },
  gridGap: { base: 10, sm: 16, lg: 20 },
  gridRowGap: { base: 28, lg: 44 },
  sectionGap: { base: 64, lg: 112 },
  sidebarFilter: 248,
  sidebarNav: 232,
  /** Columns beside the main one. */
  aside: 400,
  asideWide: 420,
  asideWidest: 440,
  textColumn: 860,
  /** Pages with little content keep the footer below the fold. */
  pageHeight: { base: 640, lg: 720 },
  cartDrawer: 480,
  dialog: 860,
  navHeight: { base: 60, lg: 72 },
  bannerHeight: { base: 34, lg: 36 },
  imageRatio: '4 / 5',
  controlHeight: { large: 56, base: 52, medium: 48, compact: 44, small: 40 },
  minTarget: 44,
  minTargetDense: 36,
} as const;

export const radii = { none: 0, badge: 1, control: 2, panel: 4, pill: 999 } as const;

/** `bar`: the edge that marks a message. */
export const borders = { hairline: 1, selected: 2, bar: 3 } as const;

/** Line under a text button. */
export const underline = { offset: 3 } as const;

export const elevations = {
  none: 'none',
  toast: '0 12px 32px rgba(14,15,17,0.22)',
  drawer: '-16px 0 48px rgba(14,15,17,0.20)',
  modal: '0 32px 80px rgba(14,15,17,0.35)',
  fab: '0 8px 24px rgba(14,15,17,0.30)',
} as const;

export const focus = { width: 2, offset: 3, offsetField: 2 } as const;

/** Milliseconds. */
export const durations = {
  instant: 90,
  fast: 160,
  base: 240,
  slow: 420,
  hero: 900,
  cartRowHighlight: 300,
  toastVisible: 3000,
  toastLeave: 300,
  heroInterval: 5000,
  latestInterval: 3000,
  skeleton: 1400,
  spin: 900,
  titleRise: 600,
  pictureSettle: 5000,
  progress: 4000,
  progressDelay: 300,
} as const;

export const easings = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
  linear: 'linear',
} as const;

/** `bar`: sticky at the bottom of the window, above the round cart button. */
export const layers = {
  sticky: 10,
  nav: 20,
  fab: 30,
  bar: 35,
  scrim: 40,
  drawer: 50,
  modal: 60,
  toast: 70,
} as const;

export const icon = { grid: 24, stroke: 1.6, sizes: [16, 20, 24], cap: 'round', join: 'round' } as const;
