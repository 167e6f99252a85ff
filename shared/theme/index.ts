export {
  border,
  borderWidth,
  color,
  controlHeight,
  duration,
  elevation,
  focusRing,
  focusRingField,
  media,
  motion,
  onDark,
  onLight,
  radius,
  scrim,
  space,
  transition,
  type,
  z,
} from './getters.ts';
export type { ColorName, DurationName, EasingName, SpaceStep } from './getters.ts';
export {
  bareButton,
  bareList,
  gutters,
  responsive,
  sectionGap,
  sizesOf,
  tabular,
  visuallyHidden,
} from './mixins.ts';
export { breakpoints, colors, durations, icon, layers, layout, spaces } from './tokens.ts';
export { typeStyles } from './type-styles.ts';
export type { TypeName } from './type-styles.ts';
export { fontAxes, fontFiles, fontUrl } from './font-files.ts';
export type { FontFile } from './font-files.ts';
export { GlobalStyle } from './global-style.ts';
