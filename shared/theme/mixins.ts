import { breakpoints, layout, spaces, underline } from './tokens.ts';
import { border, media, type SpaceStep } from './getters.ts';

/** Takes an element off the screen but leaves it to screen readers. */
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

/** In the page's base style: no box, for as long as the animation has not begun. */
export const notRenderedKeyframes = '@keyframes not-rendered { from, to { display: none; } }';

/** Ms after which the contents come by themselves, if the script that shows them could not be had. */
const heldBackFor = 4000;

/**
 * For what stands below the first view. While only that is drawn (data-first-view, which the bootstrap loader takes away when the main
 * picture is on the screen) its contents have no boxes; until the page comes alive (data-awake) the browser leaves those that
 * are far away alone. `height` px are held for it. Only until then: heights that are guessed would move places that are
 * scrolled to.
 *
 * No boxes at all, where hidden contents would do: browsers look for fields to fill in when a page has been read, and lay hidden
 * ones out to know whether they can be seen.
 */
export const belowFold = (height: number) => `
  html:not([data-awake]) & { content-visibility: auto; contain-intrinsic-block-size: ${String(height)}px; }
  ${media.scripted} {
    html[data-first-view] & { min-block-size: ${String(height)}px; }
    html[data-first-view] & > * { animation: not-rendered 1ms ${String(heldBackFor)}ms backwards; }
  }
`;

/**
 * For words that stand on their lower edge: browsers show what they have read so far, and each line that arrives would push up
 * those above it. They are shown when the last of them is there.
 */
export const shownWhole = (last: string) => `&:not(:has(${last}:not(:empty))) { visibility: hidden; }`;

/** Of use on a screen only. */
export const screenOnly = `${media.print} { display: none; }`;

/** Figures of one width, for prices, counts, dates and table cells. */
export const tabular = 'font-variant-numeric: tabular-nums;';

/** Looks of a button, link or list taken away. */
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

/** What is chosen by its ground alone keeps that where the system takes all grounds away. */
export const chosenInForcedColors = `
  ${media.forcedColors} {
    --focus-ring: Highlight;
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** Line below the words of a text button or link, a little lower than the browser's own. */
export const underlined = `
  padding-block-end: ${String(underline.offset)}px;
  border-block-end: ${border('currentColor')};
`;

/** Distance of the underline where the browser draws it. */
export const underlineOffset = `text-underline-offset: ${String(underline.offset)}px;`;

/** Distance from the window's top edge that leaves the sticky navbar and a step free. */
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

/** How scripts scroll: at once for those who asked for less motion. */
export const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * `max-width` of a line of so many characters. Not in `ch`, which is the zero of whatever font is there: lines would be
 * broken anew when ours arrives.
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
