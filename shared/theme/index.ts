export {
  border,
  borderWidth,
  color,
  controlHeight,
  duration,
  easing,
  elevation,
  focusRing,
  focusRingField,
  insetBar,
  insetBorder,
  media,
  motion,
  onDark,
  onLight,
  radius,
  scrim,
  space,
  transition,
  type,
  weight,
  wideArt,
  z,
} from './getters.ts';
export type { ColorName, DurationName, EasingName, SpaceStep } from './getters.ts';
export {
  bareButton,
  bareList,
  belowNavbar,
  belowWidth,
  characters,
  chosenInForcedColors,
  drawnLater,
  fromWidth,
  gutters,
  responsive,
  screenOnly,
  scrolling,
  shownWhole,
  sectionGap,
  sizesOf,
  tabular,
  underlined,
  underlineOffset,
  visuallyHidden,
} from './mixins.ts';
export { borders, breakpoints, colors, durations, icon, layers, layout, spaces } from './tokens.ts';
export { typeStyles, weights } from './type-styles.ts';
export type { TypeName } from './type-styles.ts';
export { fontAxes, fontFiles, fontUrl } from './font-files.ts';
export type { FontFile } from './font-files.ts';
