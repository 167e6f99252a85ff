import {
  borders,
  breakpoints,
  colors,
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
import { typeStyles, type TypeName, type TypeStyle } from './type-styles.ts';

export type ColorName = keyof typeof colors;
export type SpaceStep = keyof typeof spaces;
export type DurationName = keyof typeof durations;
export type EasingName = keyof typeof easings;

// Plain functions, not a ThemeProvider: there is one theme, remotes must not depend on a provider of the shell,
// and a plain string lets the build fold the style into a static rule.

/** Colour by token name → `#rrggbb`. */
export const color = (name: ColorName): string => colors[name];

/** Scrim by name → `rgba(…)` or a gradient, for `background`. */
export const scrim = (name: keyof typeof scrims): string => scrims[name];

/** Steps of the space scale → px, several make a shorthand: `space(2, 4)` is `8px 16px`. */
export const space = (...steps: [SpaceStep, ...SpaceStep[]]): string =>
  steps.map((step) => (spaces[step] === 0 ? '0' : `${String(spaces[step])}px`)).join(' ');

/** Type style → declarations (size, line, weight, width, tracking; display styles also balance and wrap long words). */
export const type = (name: TypeName): string => {
  const style: TypeStyle = typeStyles[name];
  return [
    `font-size: ${style.size};`,
    `line-height: ${String(style.line)};`,
    `font-weight: ${String(style.weight)};`,
    `font-stretch: ${style.width};`,
    `letter-spacing: ${style.tracking ?? 'normal'};`,
    name.startsWith('display') ? 'text-wrap: balance; overflow-wrap: break-word;' : '',
  ].join(' ');
};

/** Corner radius → px. */
export const radius = (name: keyof typeof radii): string => `${String(radii[name])}px`;

/** Hairline or selected border width → px. */
export const borderWidth = (name: keyof typeof borders): string => `${String(borders[name])}px`;

/** Solid border: `border('border.control')`, `border('border.strong', 'selected')`. */
export const border = (name: ColorName, width: keyof typeof borders = 'hairline'): string =>
  `${borderWidth(width)} solid ${colors[name]}`;

/** Shadow of things that float (toast, drawer, modal, fab). */
export const elevation = (name: keyof typeof elevations): string => elevations[name];

/** Stacking order. */
export const z = (name: keyof typeof layers): number => layers[name];

/** Duration in milliseconds, for timers. */
export const duration = (name: DurationName): number => durations[name];

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

/** Media queries, used as `${media.lg} { … }`. */
export const media = {
  sm: from(breakpoints.sm),
  lg: from(breakpoints.lg),
  belowSm: below(breakpoints.sm),
  belowLg: below(breakpoints.lg),
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (hover: none), (pointer: coarse)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** The focus ring itself; GlobalStyle draws it on every `:focus-visible`. For a ring on another element than the focused one. */
export const focusRing = `outline: ${String(focus.width)}px solid var(--focus-ring); outline-offset: ${String(focus.offset)}px;`;

/** Ring of fields: closer. */
export const focusRingField = `outline: ${String(focus.width)}px solid var(--focus-ring); outline-offset: ${String(focus.offsetField)}px;`;

/** Dark areas: white type and a white focus ring for everything inside. */
export const onDark = `--focus-ring: ${colors['focus.ringOnDark']}; color: ${colors['text.onDark']};`;

/** Light areas inside dark ones. */
export const onLight = `--focus-ring: ${colors['focus.ring']}; color: ${colors['text.primary']};`;
