import {
  borders,
  breakpoints,
  durations,
  easings,
  elevations,
  focus,
  layers,
  layout,
  radii,
  scrims,
  spaces,
} from './tokens.ts';
import type { ColorName } from './colors.ts';
import { newColors } from './new-colors.ts';
import { typeStyles, weights, type TypeName, type TypeStyle } from './type-styles.ts';

export type SpaceStep = keyof typeof spaces;
export type DurationName = keyof typeof durations;
export type EasingName = keyof typeof easings;

// Plain functions, not a ThemeProvider: there is one theme, remotes must not depend on a provider of the shell, and a plain
// string lets the build fold the style into a static rule.

/** The CSS custom property of a color; the page's style gives it its value. */
export const colorProperty = (name: ColorName): string => `--color-${name.replace('.', '-')}`;

/** Color by token name → `var(--color-…)`, a new one with its value. */
export const color = (name: ColorName, added = newColors): string => {
  const value = added[name];
  return `var(${colorProperty(name)}${value === undefined ? '' : `, ${value}`})`;
};

/** Scrim by name → `rgba(…)` or a gradient, for `background`. */
export const scrim = (name: keyof typeof scrims): string => scrims[name];

/** Steps of the space scale → px, several make a shorthand: `space(2, 4)` is `8px 16px`. */
export const space = (...steps: [SpaceStep, ...SpaceStep[]]): string =>
  steps.map((step) => (spaces[step] === 0 ? '0' : `${String(spaces[step])}px`)).join(' ');

const rem = (px: number): string => `${String(px / 16)}rem`;

const fontSize = ({ size, least }: TypeStyle): string => {
  const written = typeof size === 'number' ? rem(size) : size;
  return least === undefined ? written : `max(${written}, ${rem(least)})`;
};

/** Type style → declarations (size, line, weight, width, tracking; display styles also balance and wrap long words). */
export const type = (name: TypeName): string => {
  const style: TypeStyle = typeStyles[name];
  return [
    `font-size: ${fontSize(style)};`,
    `line-height: ${String(style.line)};`,
    `font-weight: ${String(style.weight)};`,
    `font-stretch: ${style.width};`,
    `letter-spacing: ${style.tracking ?? 'normal'};`,
    name.startsWith('display') ? 'text-wrap: balance; overflow-wrap: break-word;' : '',
  ].join(' ');
};

/** Weight by name, for text that differs from the type style around it. */
export const weight = (name: keyof typeof weights): number => weights[name];

/** Corner radius → px. */
export const radius = (name: keyof typeof radii): string => `${String(radii[name])}px`;

/** Hairline or selected border width → px. */
export const borderWidth = (name: keyof typeof borders): string => `${String(borders[name])}px`;

/** Colors that follow the text or the system's palette (`forced-colors`). */
type Keyword =
  'currentColor' | 'transparent' | 'CanvasText' | 'ButtonText' | 'ButtonBorder' | 'GrayText' | 'Highlight';

const named = (name: ColorName | Keyword): string => (name.includes('.') ? color(name as ColorName) : name);

/** Solid border: `border('border.control')`, `border('border.strong', 'selected')`, `border('currentColor')`. */
export const border = (name: ColorName | Keyword, width: keyof typeof borders = 'hairline'): string =>
  `${borderWidth(width)} solid ${named(name)}`;

/** An inner border that takes no space, for `box-shadow`: thickens an edge without moving anything. */
export const insetBorder = (name: ColorName, width: keyof typeof borders = 'hairline'): string =>
  `inset 0 0 0 ${borderWidth(width)} ${color(name)}`;

/** The 2 px bar of the current link or tab, for `box-shadow`. */
export const insetBar = (side: 'bottom' | 'start', name: ColorName | Keyword): string =>
  `inset ${side === 'bottom' ? `0 -${borderWidth('selected')}` : `${borderWidth('selected')} 0`} 0 ${named(name)}`;

/** Shadow of floating elements (toast, drawer, modal, fab). */
export const elevation = (name: keyof typeof elevations): string => elevations[name];

/** Stacking order. */
export const z = (name: keyof typeof layers): number => layers[name];

/** Duration in milliseconds, for timers. */
export const duration = (name: DurationName): number => durations[name];

/** The easing curve alone, for `animation-timing-function`. */
export const easing = (name: EasingName): string => easings[name];

/** `160ms cubic-bezier(…)`, for `transition` and `animation`. */
export const motion = (name: DurationName = 'fast', easing: EasingName = 'standard'): string =>
  `${String(durations[name])}ms ${easings[easing]}`;

/** `transition: …;` for several properties at one speed. */
export const transition = (
  properties: readonly string[],
  name: DurationName = 'fast',
  easing: EasingName = 'standard',
): string => `transition: ${properties.map((property) => `${property} ${motion(name, easing)}`).join(', ')};`;

/** Height of a control → px. */
export const controlHeight = (size: keyof typeof layout.controlHeight): string =>
  `${String(layout.controlHeight[size])}px`;

const from = (width: number): string => `@media (min-width: ${String(width)}px)`;
const below = (width: number): string => `@media (max-width: ${String(width - 0.02)}px)`;

/** Windows that show the landscape version of page artwork; phones and tablets in portrait get the portrait one. */
export const wideArt = `(min-width: ${String(breakpoints.sm)}px) and (min-aspect-ratio: 1/1)`;

/** Media queries, used as `${media.lg} { … }`. */
export const media = {
  sm: from(breakpoints.sm),
  lg: from(breakpoints.lg),
  belowSm: below(breakpoints.sm),
  belowLg: below(breakpoints.lg),
  wideArt: `@media ${wideArt}`,
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (hover: none), (pointer: coarse)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /** Without JavaScript: hides controls that need it and shows their alternatives. */
  noScript: '@media (scripting: none)',
  scripted: '@media (scripting: enabled)',
  print: '@media print',
} as const;

/**
 * The focus ring itself; the page's style applies it to every `:focus-visible`. For a ring on another element than the
 * focused one.
 */
export const focusRing = `outline: ${String(focus.width)}px solid var(--focus-ring); outline-offset: ${String(focus.offset)}px;`;

/** Focus ring of fields: closer. */
export const focusRingField = `outline: ${String(focus.width)}px solid var(--focus-ring); outline-offset: ${String(focus.offsetField)}px;`;

/** Dark areas: white text and a white focus ring for everything inside. */
export const onDark = `--focus-ring: ${color('focus.ringOnDark')}; color: ${color('text.onDark')};`;

/** Light areas inside dark ones. */
export const onLight = `--focus-ring: ${color('focus.ring')}; color: ${color('text.primary')};`;
