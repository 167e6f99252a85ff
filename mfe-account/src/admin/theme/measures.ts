import { breakpoints } from '@ritual/shared/theme';

/** Lengths of the admin area in px. */
export const measures = {
  sidebar: 232,
  topBar: 56,
  entry: 34,
  /** Of the sidebar in a low window. */
  entryLow: 28,
  head: 34,
  /** Rows of tables: history and previews, lists, decisions, phones. */
  row: { tight: 34, standard: 38, comfortable: 46, touch: 72 },
  note: 36,
  checkbox: 40,
  /** What a finger has to hit. */
  target: 44,
  chip: 32,
  field: { tight: 32, standard: 36, comfortable: 44, touch: 52 },
  popover: 272,
  bulkBar: 48,
  facts: 320,
  prose: 560,
} as const;

/** Phones: lists of two lines, full-page dialogs. */
export const phone = `@media (max-width: ${String(breakpoints.sm - 0.02)}px)`;
export const phoneQuery = `(max-width: ${String(breakpoints.sm - 0.02)}px)`;
/**
 * Rows of lists are cards that wrap. In em, which a media query takes from the reader's own text size: large text has them in a wide window,
 * too, so that nothing is cut.
 */
export const cards = '@media (max-width: 47.99em)';
export const cardsQuery = '(max-width: 47.99em)';
/** Text so large on a phone that a line has room for a word or two: long ones break. In em, as `cards`. */
export const largeText = '@media (max-width: 20em)';
/** Windows for a mouse, not for fingers: fields are as high as buttons. */
export const forMouse = `@media (min-width: ${String(breakpoints.sm)}px) and (hover: hover)`;
/** The sidebar is folded. */
export const folded = `@media (max-width: ${String(breakpoints.lg - 0.02)}px)`;
/** Windows in which the entries of the sidebar would not fit below each other; not those for fingers. */
export const lowWindow = '@media (max-height: 979.98px) and (hover: hover)';
/** One column instead of two. */
export const oneColumnQuery = '(max-width: 1199.98px)';
export const oneColumn = `@media ${oneColumnQuery}`;

/** Floating parts: a shadow, and in dark a line around. */
export const floating = [
  'border: 1px solid var(--admin-divider);',
  'box-shadow: 0 12px 32px var(--admin-shadow);',
].join(' ');
