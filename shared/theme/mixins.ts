import { breakpoints, layout, spaces, underline } from './tokens.ts';
import { border, media, type SpaceStep } from './getters.ts';

/** Hides an element visually but keeps it for screen readers. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** In the page's base style: no box until the animation has begun. */
export const notRenderedKeyframes = '@keyframes not-rendered { from, to { display: none; } }';

/** Ms after which the contents appear by themselves, if the script that shows them failed to load. */
const heldBackFor = 4000;

/**
 * For content below the first view. While only the first view is rendered (data-first-view, which the bootstrap loader
 * removes when the main picture is on the screen) it has no boxes; until the page is alive (data-awake) the browser skips the
 * content that is far from the viewport. `height` px are reserved for it. Only until then: estimated heights would shift the
 * target of a scroll.
 *
 * No boxes at all, although hidden contents would do: after parsing a page, browsers look for fields to autofill, and lay out
 * hidden ones to see whether they are visible.
 */
export const belowFold = (height: number) => `
  html:not([data-awake]) & { content-visibility: auto; contain-intrinsic-block-size: ${String(height)}px; }
  ${media.scripted} {
    html[data-first-view] & { min-block-size: ${String(height)}px; }
    html[data-first-view] & > * { animation: not-rendered 1ms ${String(heldBackFor)}ms backwards; }
  }
`;

/**
 * For a block that is centered or aligned to a lower edge: browsers show what they have parsed so far, and each line that
 * arrives would move those above it. The block is shown when `last`, the selector of its last element, has arrived.
 */
export const shownWhole = (last: string) => `&:not(:has(${last}:not(:empty))) { visibility: hidden; }`;

/** For screens only (hidden in print). */
export const screenOnly = `${media.print} { display: none; }`;

/** Tabular figures, for prices, counts, dates and table cells. */
export const tabular = 'font-variant-numeric: tabular-nums;';

/** Resets the browser's style of a button, link or list. */
export const bareButton = `
  appearance: none;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

export const bareList = 'list-style: none; margin: 0; padding: 0;';

/** Keeps a selection visible that is marked by its background alone, where the system removes all backgrounds. */
export const chosenInForcedColors = `
  ${media.forcedColors} {
    --focus-ring: Highlight;
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** Line below the text of a text button or link, a little lower than the browser's own. */
export const underlined = `
  padding-block-end: ${String(underline.offset)}px;
  border-block-end: ${border('currentColor')};
`;

/** Offset of the underline where the browser renders it. */
export const underlineOffset = `text-underline-offset: ${String(underline.offset)}px;`;

/** Distance from the window's top edge that leaves the sticky navbar and a gap free. */
export const belowNavbar = (step: SpaceStep): string => `${String(layout.navHeight.lg + spaces[step])}px`;

interface Steps {
  readonly base: number;
  readonly sm?: number;
  readonly lg: number;
}

/** One property that grows with the window: `responsive('gap', layout.gridGap)`. */
export const responsive = (property: string, steps: Steps): string => `
  ${property}: ${String(steps.base)}px;
  ${steps.sm === undefined ? '' : `${media.sm} { ${property}: ${String(steps.sm)}px; }`}
  ${media.lg} { ${property}: ${String(steps.lg)}px; }
`;

/** Space at both sides of the page. */
export const gutters = responsive('padding-inline', layout.gutter);

/** Space between two sections of a page. */
export const sectionGap = responsive('margin-block-start', layout.sectionGap);

/** How scripts scroll: instantly for users who asked for reduced motion. */
export const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * `max-width` of a line of so many characters. Not in `ch`, which is the zero of the current font: lines would wrap anew when
 * ours loads.
 */
export const characters = (count: number): string => `${String(Math.round(count * 5.73) / 10)}em`;

/** Windows from a breakpoint on, for `matchMedia`, `<source media>` and `sizes`. */
export const fromWidth = (name: keyof typeof breakpoints): string =>
  `(min-width: ${String(breakpoints[name])}px)`;

export const belowWidth = (name: keyof typeof breakpoints): string =>
  `(max-width: ${String(breakpoints[name] - 0.02)}px)`;

/** `sizes` attribute of a picture: `sizesOf('100vw', '50vw', '25vw')` = below 576, below 992, from 992. */
export const sizesOf = (base: string, sm: string, lg: string): string =>
  `${fromWidth('lg')} ${lg}, ${fromWidth('sm')} ${sm}, ${base}`;
