// The only source of every design value. Lengths are px unless a unit is given; colors are sRGB.

const ink = {
  0: '#ffffff',
  50: '#f8f7f5',
  100: '#f1efec',
  150: '#e6e4e0',
  200: '#dad9d6',
  300: '#b8babd',
  350: '#9a9da2',
  400: '#878b92',
  500: '#686c73',
  600: '#4f5359',
  700: '#373a3f',
  800: '#24262a',
  900: '#17181b',
  950: '#0e0f11',
} as const;

const cinnabar = { 50: '#fdf3ef', 100: '#fbe3db', 500: '#d8421f', 600: '#bf3218', 700: '#9c2711' } as const;

const raw = {
  'ink.0': ink[0],
  'ink.50': ink[50],
  'ink.100': ink[100],
  'ink.150': ink[150],
  'ink.200': ink[200],
  'ink.300': ink[300],
  'ink.350': ink[350],
  'ink.400': ink[400],
  'ink.500': ink[500],
  'ink.600': ink[600],
  'ink.700': ink[700],
  'ink.800': ink[800],
  'ink.900': ink[900],
  'ink.950': ink[950],
  'cinnabar.50': cinnabar[50],
  'cinnabar.100': cinnabar[100],
  'cinnabar.500': cinnabar[500],
  'cinnabar.600': cinnabar[600],
  'cinnabar.700': cinnabar[700],
  'success.text': '#1d6448',
  'success.surface': '#e5f0ea',
  'warning.text': '#805200',
  'warning.surface': '#fdf1d9',
  'warning.border': '#b98a2e',
  'info.text': '#2b5680',
  'info.surface': '#e7eef5',
  'studio.backdrop': '#e6e3de',
  'studio.man': '#8b8e91',
  'studio.woman': '#b98a76',
  'studio.sets': '#b9ae9c',
  'studio.slide2': '#d9cfc0',
  'light.eclipseGlow': '#e2491f',
  'light.eclipseCore': '#ffdcbc',
  'light.ribbon': '#94230f',
  'light.ribbonRim': '#ff7a45',
  'light.ribbonSand': '#b3a38f',
} as const;

/** Every color by name. Prefer the semantic names (text, surface, border, action, badge, focus). */
export const colors = {
  ...raw,
  'text.primary': ink[900],
  'text.secondary': ink[600],
  'text.muted': ink[500],
  'text.onDark': ink[0],
  'text.onDarkMuted': ink[300],
  'text.disabled': ink[500],
  'text.unavailable': ink[400],
  'text.sale': cinnabar[600],
  'text.error': cinnabar[700],
  'text.success': raw['success.text'],
  'text.warning': raw['warning.text'],
  'text.info': raw['info.text'],
  'surface.page': ink[0],
  'surface.subtle': ink[50],
  'surface.panel': ink[100],
  'surface.inverse': ink[950],
  'surface.image': raw['studio.backdrop'],
  'surface.error': cinnabar[50],
  'surface.highlight': raw['warning.surface'],
  'surface.unavailable': '#faf9f8',
  'surface.skeleton': '#eceae6',
  'surface.skeletonLight': '#f6f5f2',
  'border.hairline': ink[150],
  'border.divider': ink[200],
  'border.control': ink[400],
  'border.checkbox': ink[500],
  'border.strong': ink[900],
  'border.error': cinnabar[600],
  'action.primary': ink[900],
  'action.primaryHover': ink[700],
  'action.primaryActive': ink[950],
  'action.disabledSurface': ink[150],
  'action.disabledText': ink[500],
  'badge.count': cinnabar[600],
  'focus.ring': ink[900],
  'focus.ringOnDark': ink[0],
} as const;

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
